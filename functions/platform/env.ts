import * as z from 'zod';

const text = z.string().min(1);
const url = z.url();

/**
 * All environment variables that a function may have, with their schemas. Set by the grants in
 * `infra/constructs/grants`.
 */
const variables = {
  TABLE_NAME: text,
  /** For operations on the table as a whole. */
  TABLE_ARN: text,
  BACKUP_BUCKET: text,
  /** ID of the account with the bucket of backups. */
  BACKUP_ACCOUNT: text,
  BACKUP_FOLDER: text,
  /** Name of the parameter with the time of the last passed restore drill. */
  LAST_DRILL_PARAMETER: text,
  PHOTO_BUCKET: text,
  PHOTO_SIGNING_KEY_PARAMETER: text,
  PHOTO_KEY_PAIR_ID: text,
  SITE_ORIGIN_PARAMETER: text,
  MAIL_FROM: text,
  MAIL_CONFIGURATION_SET: text,
  SUPPORT_ADDRESS: text,
  SOCKET_ENDPOINT: url,
  /** Name of the parameter with the endpoint, for functions that are created before the API. */
  SOCKET_ENDPOINT_PARAMETER: text.optional(),
  USER_POOL_ID: text,
  /** Name of the parameter with the synthetic user's email and password. */
  SYNTHETIC_USER_PARAMETER: text,
  USER_POOL_CLIENT_ID: text,
  /** Whether users can sign in with passkeys. */
  PASSKEYS: z.literal('on').optional(),
  ERASURE_QUEUE_URL: url,
  EXPORT_QUEUE_URL: url,
  /** Number of attempts for an export. */
  EXPORT_ATTEMPTS: text,
  NIGHT_QUEUE_URL: url,
  REMINDER_QUEUE_URL: url,
  WORK_REMINDER_QUEUE_URL: url,
  SOCIAL_QUEUE_URL: url,
  WEBHOOK_QUEUE_URL: url,
  /** An additional origin of webhooks for local use, or blank for none. */
  WEBHOOK_ORIGIN: z.string().optional(),
  VAPID_KEY_PARAMETER: text,
  /** An additional push service for local use, or blank for none. */
  PUSH_SERVICE_ORIGIN: z.string().optional(),
  RECORDING_BUCKET: text,
  SPEECH_JOB_PREFIX: text,
  OPENAI_KEY_PARAMETER: text,
  OPENAI_BASE_URL: url,
  VISION_MODEL: text,
  OPEN_FOOD_FACTS_URL: url,
  OPEN_FOOD_FACTS_SEARCH_URL: url,
  STRIPE_KEY_PARAMETER: text,
  STRIPE_WEBHOOK_SECRET_PARAMETER: text,
  STRIPE_API_BASE: url,
  /** Whether Stripe Tax calculates the taxes of purchases. */
  STRIPE_TAX: z.enum(['on', 'off']).default('off'),
  /** Set by Lambda. */
  AWS_REGION: text,
  /** Folder of the function's code, set by Lambda. */
  LAMBDA_TASK_ROOT: text,
  /** Location of the full food table. Both are missing if the built-in one is used. */
  FOOD_TABLE_BUCKET: text.optional(),
  FOOD_TABLE_KEY: text.optional(),
  /** Set if AWS endpoints are replaced; the SDK reads it itself. */
  AWS_ENDPOINT_URL: url.optional(),
};

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]> };

/**
 * Parses and returns the named environment variables. The only place that reads the environment.
 * @throws Error that lists all missing or malformed variables, so that the function does not start
 */
export const environment = <Name extends keyof Variables>(...names: Name[]): Pick<Variables, Name> => {
  const shape = Object.fromEntries(names.map((name) => [name, variables[name]]));
  const parsed = z.object(shape).safeParse(process.env);
  if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`);
  return parsed.data as Pick<Variables, Name>;
};
