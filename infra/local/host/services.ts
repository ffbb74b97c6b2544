import { join } from 'node:path';
import type { AwsService } from '../gateway/aws-service.ts';
import { type Cognito, createCognito } from '../services/cognito/plugin.ts';
import type { DynamoDbClient } from '../services/dynamodb/client.ts';
import type { DatabaseCall } from '../services/dynamodb/database-call.ts';
import { createDynamoDbService } from '../services/dynamodb/dynamodb-service.ts';
import { createEventBus } from '../services/eventbridge/event-bus.ts';
import type { Installation } from './installation.ts';
import { createMailbox, type Mailbox } from '../services/ses/mailbox/mailbox.ts';
import { createSes } from '../services/ses/ses-service.ts';
import type { Payments } from './payments.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import { createS3 } from '../services/s3/plugin.ts';
import type { ObjectStore } from '../services/s3/object-store.ts';
import { createSqs } from '../services/sqs/plugin.ts';
import type { QueueStore } from '../services/sqs/queue-store.ts';
import { createSsm } from '../services/ssm/ssm-service.ts';
import type { Store } from '../store.ts';
import type { LocalStack } from '../template/model.ts';
import { createTranscribeService } from '../services/transcribe/batch-service.ts';
import type { Recogniser } from '../services/transcribe/recogniser.ts';
import { createTranscriptionJobs } from '../services/transcribe/transcription-jobs.ts';

interface Settings {
  stack: LocalStack;
  runtime: FunctionRuntime;
  store: Store;
  dataDir: string;
  clock: () => Date;
  installation: Installation;
  openAiApiKey: string | undefined;
  payments: Payments;
  dynamoDb: DynamoDbClient;
  /** Told of every operation of DynamoDB that succeeded. */
  onDatabaseCall(call: DatabaseCall): void;
  countsCapacity: boolean;
  recogniser: Recogniser;
  report(error: unknown): void;
}

/** The AWS services of this machine, over the stack. */
export interface Services {
  /** In the order in which they are asked; S3 takes what no other does. */
  all: AwsService[];
  cognito: Cognito;
  mailbox: Mailbox;
  objects: ObjectStore;
  queues: QueueStore;
  /** Ends the work that services do by themselves. */
  stop(): void;
}

/** Secrets that an operator of a deployed stage would make by hand (see `infra/constructs/parameter-names.ts`). */
const secretsOf = ({ installation, openAiApiKey, payments }: Settings) => ({
  '/platewise/local/photo-signing-key': () => installation.photoPrivateKey,
  '/platewise/local/openai-api-key': () => openAiApiKey,
  '/platewise/local/vapid-private-key': () => installation.vapidPrivateKey,
  '/platewise/local/stripe-secret-key': () => payments.secretKey,
  '/platewise/local/stripe-webhook-secret': () => payments.webhookSecret,
});

/** @throws Error that names what a service does not know of the stack */
export const createServices = (settings: Settings): Services => {
  const { stack, runtime, store, dataDir, clock, dynamoDb, onDatabaseCall, countsCapacity } = settings;
  const { recogniser, report } = settings;
  const mailbox = createMailbox(store);
  const cognito = createCognito({ store, stack, runtime, mailbox, clock, dataDir });
  const s3 = createS3({ store, dir: join(dataDir, 's3'), clock });
  s3.configureBuckets(stack);
  const sqs = createSqs({ store, clock });
  sqs.configureQueues(stack);
  const events = createEventBus({ stack, runtime, clock, report });
  const transcriptionJobs = createTranscriptionJobs({
    recogniser,
    objects: s3.objects,
    events,
    clock,
    report,
  });
  return {
    all: [
      createDynamoDbService(dynamoDb, onDatabaseCall, countsCapacity),
      sqs.service,
      createSsm({ stack, values: secretsOf(settings) }),
      createSes({ mailbox, clock }),
      cognito.service,
      createTranscribeService(transcriptionJobs, recogniser),
      s3.service,
    ],
    cognito,
    mailbox,
    objects: s3.objects,
    queues: sqs.queues,
    stop: () => {
      events.stop();
      transcriptionJobs.stop();
    },
  };
};
