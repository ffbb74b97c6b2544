import { awsEnvironment } from './aws-environment.ts';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { prebuildFoods } from '#infra/foods/prebuild.ts';
import { openTestTable } from '#test/functions/test-table.ts';
import { type ServiceAnswer, type ServiceRequest, startFaultyService } from '#test/support/faulty-service.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';

const signingKey = generateKeyPairSync('ec', {
  namedCurve: 'prime256v1',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
}).privateKey;

const json = (body: unknown): ServiceAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});

/** The digest that SDKs compare with what they sent. */
const messageTaken = (body: Buffer) => {
  const { MessageBody } = JSON.parse(body.toString()) as { MessageBody: string };
  return { MessageId: 'taken', MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') };
};

const noSuchKey: ServiceAnswer = {
  status: 404,
  headers: { 'content-type': 'application/xml' },
  body: '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>',
};

/** A bucket in memory with the S3 operations that the functions use. */
const createBucket = (objects: Map<string, Buffer>) => (method: string, path: string, body: Buffer) => {
  const key = decodeURIComponent(new URL(path, 'http://s3').pathname).replace(/^\/photos-bucket\//, '');
  if (method === 'PUT') objects.set(key, body);
  if (method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (method !== 'GET') return { status: method === 'PUT' ? 200 : 204 };
  return found ? { status: 200, headers: { 'content-type': 'image/jpeg' }, body: found } : noSuchKey;
};

/** Returns whether a request is a table call. */
export const isTableCall = ({ headers }: ServiceRequest): boolean =>
  String(headers['x-amz-target']).startsWith('DynamoDB_');

export const isBucketCall = ({ path }: ServiceRequest): boolean => path.includes('photos-bucket');

/** Returns the operation of a table call, for example `PutItem`. */
export const operationOf = ({ headers }: ServiceRequest): string =>
  String(headers['x-amz-target']).split('.').at(-1) ?? '';

/** Returns a table error in DynamoDB's format. */
export const tableError = (type: string, reasons?: string[]): ServiceAnswer => ({
  status: type === 'InternalServerError' ? 500 : 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({
    __type: `com.amazonaws.dynamodb.v20120810#${type}`,
    message: 'Scripted.',
    ...(reasons && { CancellationReasons: reasons.map((Code) => ({ Code, Message: 'Scripted.' })) }),
  }),
});

/**
 * Starts a faulty AWS for functions in this process: a real table behind an unreliable connection, a bucket in memory,
 * parameters and sockets. Sets the functions' environment variables.
 * @param timeoutFactor multiplies the production timeouts; `NO_TIMEOUTS` for tests that are not about time
 */
export const startFaultyAws = async (timeoutFactor = PATIENCE) => {
  const { table, database, stop } = await openTestTable();
  const objects = new Map<string, Buffer>();
  const bucket = createBucket(objects);

  const service = await startFaultyService(async (request) => {
    const { method, path, headers, body } = request;
    const target = String(headers['x-amz-target'] ?? '');
    if (isTableCall(request)) {
      const answer = await database.client.forward(target, body);
      return { ...answer, headers: { 'content-type': 'application/x-amz-json-1.0' } };
    }
    if (target === 'AmazonSQS.SendMessage') return json(messageTaken(body));
    if (target.startsWith('AWSCognitoIdentityProviderService.')) return json({});
    if (target === 'AmazonSSM.GetParameter') {
      const isStripes = body.includes('stripe');
      // A valid P-256 private key.
      if (body.includes('vapid')) return json({ Parameter: { Name: 'key', Value: 'A'.repeat(42) + 'E' } });
      return json({ Parameter: { Name: 'key', Value: isStripes ? 'sk_test_faulty' : signingKey } });
    }
    if (isBucketCall(request)) return bucket(method, path, body);
    return { status: 200 };
  });

  const environment = {
    ...awsEnvironment(service.endpoint, table.getName()),
    PHOTO_SIGNING_KEY_PARAMETER: '/platewise/photo-key',
    PHOTO_KEY_PAIR_ID: 'K1',
    SITE_ORIGIN_PARAMETER: '/platewise/origin',
    MAIL_CONFIGURATION_SET: 'Emails',
    MAIL_FROM: 'hello@plate.example',
    SUPPORT_ADDRESS: 'support@plate.example',
    SOCKET_ENDPOINT: 'https://sockets.example',
    USER_POOL_ID: 'us-east-1_aaaaaaaaa',
    USER_POOL_CLIENT_ID: 'web',
    REMINDER_QUEUE_URL: `${service.endpoint}/000000000000/reminders`,
    VAPID_KEY_PARAMETER: '/platewise/vapid-key',
    SOCIAL_QUEUE_URL: `${service.endpoint}/000000000000/social`,
    WEBHOOK_QUEUE_URL: `${service.endpoint}/000000000000/webhooks`,
    WEBHOOK_ORIGIN: '',
    ERASURE_QUEUE_URL: `${service.endpoint}/000000000000/erasure`,
    EXPORT_QUEUE_URL: `${service.endpoint}/000000000000/exports`,
    OPENAI_KEY_PARAMETER: '/platewise/model-key',
    OPENAI_BASE_URL: `${service.endpoint}/model`,
    VISION_MODEL: 'scripted',
    RECORDING_BUCKET: 'recordings-bucket',
    SPEECH_JOB_PREFIX: 'platewise-test-',
    OPEN_FOOD_FACTS_URL: `${service.endpoint}/products`,
    OPEN_FOOD_FACTS_SEARCH_URL: `${service.endpoint}/products`,
    STRIPE_KEY_PARAMETER: '/platewise/stripe-key',
    STRIPE_WEBHOOK_SECRET_PARAMETER: '/platewise/stripe-secret',
    STRIPE_API_BASE: `${service.endpoint}/stripe`,
    LAMBDA_TASK_ROOT: await prebuildFoods(),
    TIMEOUT_FACTOR: String(timeoutFactor),
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);

  return {
    service,
    table,
    /** Objects of the bucket by key. */
    objects,
    stop: async () => {
      vi.unstubAllEnvs();
      await service.stop();
      await stop();
    },
  };
};

export type FaultyAws = Awaited<ReturnType<typeof startFaultyAws>>;

/**
 * Opens the services for the tests of a file and heals them after each test. Retries back off for a short, constant
 * time.
 */
export const openFaultyAws = (timeoutFactor?: number): FaultyAws => {
  const aws = openForAllTests(() => startFaultyAws(timeoutFactor));
  beforeAll(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0.05);
  });
  afterEach(() => aws.service.heal());
  afterAll(() => vi.restoreAllMocks());
  return aws;
};
