import type { AwsService } from '../gateway/aws-service.ts';
import type { Installation } from '../host/installation.ts';
import type { Payments } from '../host/payments.ts';
import type { Cognito } from './cognito/cognito.ts';
import { createCognitoPlugin } from './cognito/plugin.ts';
import type { DueWork } from '../clock/agenda.ts';
import { createDailyCleanup } from '../clock/daily-cleanup.ts';
import type { DynamoDbClient } from './dynamodb/client.ts';
import type { DatabaseCall } from './dynamodb/database-call.ts';
import { createDynamoDbPlugin } from './dynamodb/plugin.ts';
import { expireItems } from './dynamodb/expire-items.ts';
import { createEventBridgePlugin } from './eventbridge/plugin.ts';
import type { Schedules } from './eventbridge/schedules.ts';
import type { PluginContext, ServicePlugin } from './plugin.ts';
import { createPollyPlugin } from './polly/plugin.ts';
import type { Speaker } from './polly/speaker.ts';
import type { ObjectStore } from './s3/object-store.ts';
import { createS3Plugin } from './s3/plugin.ts';
import type { Mailbox } from './ses/mailbox/mailbox.ts';
import { createSesPlugin } from './ses/plugin.ts';
import { createSqsPlugin } from './sqs/plugin.ts';
import type { QueueStore } from './sqs/queue-store.ts';
import { createSsmPlugin } from './ssm/plugin.ts';
import { createTranscribePlugin } from './transcribe/plugin.ts';
import type { SpeechRecognizer } from './transcribe/speech-recognizer.ts';

interface Settings extends PluginContext {
  installation: Installation;
  openAiApiKey: string | undefined;
  payments: Payments;
  dynamoDb: DynamoDbClient;
  /** Called after every successful DynamoDB operation. */
  onDatabaseCall(call: DatabaseCall): void;
  /** Called after expired items were deleted. */
  onItemsExpired(): void;
  countsCapacity: boolean;
  recognizer: SpeechRecognizer;
  speaker: Speaker;
}

/** The running services and the parts of them that the host uses. */
export interface Plugins {
  /** Services of the shared AWS endpoint, in the order in which they are tried. */
  services: AwsService[];
  /** Endpoints of the other services, by their name in the SDK's variables. */
  endpoints: Record<string, string>;
  cognito: Cognito;
  mailbox: Mailbox;
  objects: ObjectStore;
  queues: QueueStore;
  schedules: Schedules;
  /** The services' due work. */
  works: DueWork[];
  stop(): Promise<void>;
}

/**
 * Secrets that an operator creates manually in a deployed environment (see
 * `infra/constructs/settings/parameter-names.ts`).
 */
const secretsOf = ({ installation, openAiApiKey, payments }: Settings) => ({
  '/platewise/local/photo-signing-key': () => installation.photoPrivateKey,
  '/platewise/local/openai-api-key': () => openAiApiKey,
  '/platewise/local/vapid-private-key': () => installation.vapidPrivateKey,
  '/platewise/local/stripe-secret-key': () => payments.secretKey,
  '/platewise/local/stripe-webhook-secret': () => payments.webhookSecret,
});

/**
 * Starts every emulated AWS service. Add new services here.
 * @throws Error that names an unsupported part of the template
 */
export const startPlugins = async (settings: Settings): Promise<Plugins> => {
  const { dynamoDb, onDatabaseCall, countsCapacity, recognizer, speaker, clock, stack, payments } = settings;
  const sqs = createSqsPlugin(settings);
  const ssm = createSsmPlugin(settings, secretsOf(settings));
  const ses = createSesPlugin(settings);
  const cognito = createCognitoPlugin(settings, ses.mailbox);
  const eventBridge = createEventBridgePlugin(settings, sqs.queues);
  const s3 = createS3Plugin(settings, eventBridge.events);
  const { objects } = s3;
  const dynamodb = createDynamoDbPlugin({
    client: dynamoDb,
    onDatabaseCall,
    countsCapacity,
    objects,
    stack,
    clock,
    store: settings.store,
  });
  const cleanup = createDailyCleanup(clock, async () => {
    await Promise.all([s3.expireNow(clock()), expireItems(dynamoDb, stack, clock())]);
    settings.onItemsExpired();
  });
  const transcribe = await createTranscribePlugin(settings, {
    recognizer,
    objects,
    events: eventBridge.events,
  });
  const polly = await createPollyPlugin(settings, speaker);
  // S3 is last because it takes every request that no other service recognizes.
  const plugins: ServicePlugin[] = [dynamodb, sqs, ssm, ses, cognito, eventBridge, transcribe, polly, s3];
  return {
    services: plugins.flatMap(({ service }) => service ?? []),
    endpoints: Object.fromEntries(
      plugins.flatMap(({ endpoint }) => (endpoint ? [[endpoint.name, endpoint.url] as const] : [])),
    ),
    cognito: cognito.cognito,
    mailbox: ses.mailbox,
    objects,
    queues: sqs.queues,
    schedules: eventBridge.schedules,
    works: [
      eventBridge.schedules,
      { ...sqs.queues, tick: async () => undefined },
      payments.local ?? [],
      cleanup,
    ].flat(),
    stop: async () => void (await Promise.all(plugins.map(async (plugin) => plugin.stop?.()))),
  };
};
