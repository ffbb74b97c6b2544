import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';
import { bundleFolderOf } from '../../bundles/bundle-folder.ts';
import { decompressedTable } from '../../foods/table-file.ts';
import { startAgenda } from '../clock/agenda.ts';
import { createAwsGateway } from '../gateway/aws-gateway.ts';
import type { Objects } from '../services/cloudfront/bucket-origin.ts';
import { createHttpServer, type LocalHttpServer } from '../http-server/create-http-server.ts';
import { pollEventSources } from '../event-sources/poll-event-sources.ts';
import type { LocalCloud, LocalCloudOptions } from '../cloud.ts';
import { createSpeaker } from '../services/polly/speaker.ts';
import { createRuntime } from '../runtime/create-runtime.ts';
import { functionDefinitionsOf } from '../runtime/function-definition.ts';
import { openLogFiles } from '../runtime/log-files.ts';
import { DEFAULT_CONTENT_TYPE } from '../services/s3/object-attributes.ts';
import type { ObjectStore } from '../services/s3/object-store.ts';
import { seedStaff } from '../seed/seed-staff.ts';
import { demoStorage } from '../seed/demo-storage.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { deploySite } from '../site/deploy-site.ts';
import type { LocalStack } from '../template/model.ts';
import { createSpeechRecognizer } from '../services/transcribe/speech-recognizer.ts';
import { createIdentities } from './identities.ts';
import type { Origins } from './origins.ts';
import { type Payments, showStripePage } from './payments.ts';
import type { Prepared } from './prepare.ts';
import { createLambdaService } from '../services/lambda/lambda-service.ts';
import { startPlugins } from '../services/plugins.ts';

interface Settings {
  options: LocalCloudOptions;
  prepared: Prepared;
  origins: Origins;
  payments: Payments;
  stack: LocalStack;
  /** Registers the cleanup of everything that is started. */
  started: AsyncDisposableStack;
}

type Hosted = Pick<
  LocalCloud,
  'serviceEndpoints' | 'operator' | 'cognito' | 'mailbox' | 'objects' | 'schedules' | 'clock'
>;

/** Maximum time for functions that handle disconnects during shutdown, in ms. */
const GOODBYE_MS = 1_000;

const closeFront = async ({ server, sockets }: LocalHttpServer): Promise<void> => {
  await Promise.race([sockets.close(), sleep(GOODBYE_MS, undefined, { ref: false })]);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
};

/** Adapts the object store for the edge. */
const edgeObjects = (objects: ObjectStore): Objects => ({
  get: async (bucket, key) => {
    const object = await objects.get(bucket, key);
    return object && { ...object, contentType: object.contentType ?? DEFAULT_CONTENT_TYPE };
  },
});

/** Starts the resolved stack: functions, services, the HTTP server, event sources, the demo account. */
export const hostStack = async ({
  options,
  prepared,
  origins,
  payments,
  stack,
  started,
}: Settings): Promise<Hosted> => {
  const { dataDir, root, searchPath, timeZone, openAiApiKey, say = () => undefined } = options;
  const {
    claim,
    store,
    clock: productClock,
    database,
    assembly,
    installation,
    bundles,
    foods,
    report,
  } = prepared;
  const clock = productClock.now;
  const functions = functionDefinitionsOf(stack);
  const identities = createIdentities(stack, functions, installation.secret);

  const recognizer = options.recognizer ?? createSpeechRecognizer(root, searchPath);
  // Runs before any function starts, so that both do not need memory at the same time.
  recognizer.prepare().catch(report);
  /** Filled when the services have started; functions start later. */
  const serviceEndpoints: Record<string, string> = {};

  const logs = openLogFiles(join(dataDir, 'logs'));
  started.defer(() => logs.close());
  const runtime = createRuntime({
    functions,
    principalOf: ({ name }) => identities.ofFunction(name),
    machine: {
      awsEndpoint: origins.awsEndpoint,
      serviceEndpoints,
      searchPath,
      taskRoot: foods,
    },
    ...(options.onFunctionCall && { onFunctionCall: options.onFunctionCall }),
    codeOf: ({ entry }) => join(bundles, bundleFolderOf(entry), 'index.mjs'),
    logs,
    clockOffset: productClock.offset,
  });
  started.defer(() => runtime.stop());
  let tableChanged = (): void => undefined;
  let ready = false;
  const plugins = await startPlugins({
    stack,
    runtime,
    store,
    dataDir,
    clock,
    principalOf: identities.byAccessKey,
    installation,
    openAiApiKey,
    payments,
    dynamoDb: database.client,
    countsCapacity: options.countsCapacity ?? false,
    recognizer,
    speaker: options.speaker ?? createSpeaker(searchPath),
    report,
    onDatabaseCall: (call) => {
      options.onDatabaseCall?.(call);
      if (call.isWrite) tableChanged();
    },
    onItemsExpired: () => tableChanged(),
  });
  started.defer(() => plugins.stop());
  Object.assign(serviceEndpoints, plugins.endpoints);
  const { mailbox, cognito, objects, queues, schedules, works } = plugins;
  await deploySite(stack, assembly.dir, objects);

  const front = createHttpServer({
    stack,
    runtime,
    awsGateway: createAwsGateway({
      services: plugins.services,
      principalOf: identities.byAccessKey,
      clock,
      report,
      ...(options.onServiceCall && { onServed: options.onServiceCall }),
    }),
    objects: edgeObjects(objects),
    jwks: cognito.jwks,
    issuer: cognito.issuer,
    mailbox,
    showStripePage: (request, response) => showStripePage(payments, request, response),
    clock,
    clockControl: {
      offsetMs: () => productClock.offset[0] ?? 0,
      advance: (to) => advanceClock(to),
    },
    schedules,
    isReady: () => ready,
    report,
  });
  // Functions send messages to sockets through the endpoint that the HTTP server itself provides.
  plugins.services.unshift(front.sockets.service);

  const sources = await pollEventSources({
    stack,
    runtime,
    dynamoDb: database.client,
    queues: {
      receive: async (arn, most) => queues.receive(arn, most),
      delete: async (arn, receiptHandle) => queues.delete(arn, receiptHandle),
    },
    objects,
    store,
    clock,
    principalOf: identities.ofFunction,
    report,
  });
  tableChanged = sources.tableChanged;
  plugins.services.unshift(createLambdaService(sources.streamMappings));
  // Both stop concurrently: a source waits for the function that it invoked, and stopping the runtime ends that
  // function.
  started.defer(async () => void (await Promise.all([sources.stop(), runtime.stop()])));
  started.defer(() => closeFront(front));
  await claim.handOver(front.server);
  const agenda = startAgenda({
    clock: productClock,
    works,
    settle: async () => {
      do {
        await payments.local?.idle();
        await runtime.idle();
      } while (await sources.drain());
    },
    report,
  });
  started.defer(() => agenda.stop());
  const advanceClock = async (to: Date): Promise<void> => {
    if (!payments.local)
      throw new RangeError('Stripe itself uses the real time. Unset STRIPE_SECRET_KEY first.');
    await agenda.advance(to);
  };

  if (options.seed ?? true) {
    const { importUser, tokensFor } = cognito;
    const openFoods = (): FoodKnowledge => readTable(decompressedTable(join(foods, BUILT_IN_FILE)));
    const origin = origins.siteByAddress;
    const demo = {
      root,
      origin,
      store,
      importUser,
      tokensFor,
      clock,
      timeZone,
      openFoods,
      stopIdle: () => runtime.stopIdle(),
      say,
      ...demoStorage(stack, database.port, objects),
      stripe: payments.local ?? undefined,
    };
    // A failed seed does not stop the product, so that the cause can be examined.
    await Promise.all([seedDemo(demo), seedStaff(cognito)]).catch(report);
    await runtime.stopIdle();
  }
  ready = true;
  return {
    serviceEndpoints,
    operator: identities.operator,
    cognito,
    mailbox,
    objects,
    schedules,
    clock: { now: clock, advance: advanceClock },
  };
};
