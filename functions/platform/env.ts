import * as z from 'zod';

const text = z.string().min(1);
const url = z.url();

/** Every variable that a function may be given, and its form. Grants in `infra/constructs/grants` set them. */
const variables = {
  TABLE_NAME: text,
  PHOTO_BUCKET: text,
  PHOTO_SIGNING_KEY_PARAMETER: text,
  PHOTO_KEY_PAIR_ID: text,
  SITE_ORIGIN_PARAMETER: text,
  MAIL_FROM: text,
  SUPPORT_ADDRESS: text,
  SOCKET_ENDPOINT: url,
  USER_POOL_ID: text,
  ERASURE_QUEUE_URL: url,
  EXPORT_QUEUE_URL: url,
  /** How often an export is tried. */
  EXPORT_ATTEMPTS: text,
  NIGHT_QUEUE_URL: url,
  REMINDER_QUEUE_URL: url,
  SOCIAL_QUEUE_URL: url,
  VAPID_KEY_PARAMETER: text,
  /** A push service beside the public ones, where the stage is this machine; blank for none. */
  PUSH_SERVICE_ORIGIN: z.string().optional(),
  RECORDING_BUCKET: text,
  SPEECH_JOB_PREFIX: text,
  OPENAI_KEY_PARAMETER: text,
  OPENAI_BASE_URL: url,
  VISION_MODEL: text,
  OPEN_FOOD_FACTS_URL: url,
  STRIPE_KEY_PARAMETER: text,
  STRIPE_WEBHOOK_SECRET_PARAMETER: text,
  STRIPE_API_BASE: url,
  /** Folder of the function's code, as Lambda tells it. */
  LAMBDA_TASK_ROOT: text,
  /** The full food table; both are missing where the built-in one is enough. */
  FOOD_TABLE_BUCKET: text.optional(),
  FOOD_TABLE_KEY: text.optional(),
  /** Set where the AWS endpoints are not AWS's own; the SDK reads it itself. */
  AWS_ENDPOINT_URL: url.optional(),
};

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]> };

/**
 * The named variables, parsed. The only place that reads the environment.
 * @throws Error that names each variable that is missing or malformed; the function then does not start
 */
export const environment = <Name extends keyof Variables>(...names: Name[]): Pick<Variables, Name> => {
  const shape = Object.fromEntries(names.map((name) => [name, variables[name]]));
  const parsed = z.object(shape).safeParse(process.env);
  if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`);
  return parsed.data as Pick<Variables, Name>;
};
