import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Principal } from './aws/principal.ts';
import type { Cognito } from './cognito/cognito.ts';
import { createTables } from './dynamodb/create-tables.ts';
import type { Schedules } from './events/schedules.ts';
import { hostStack } from './host/host-stack.ts';
import { originsAt } from './host/origins.ts';
import { prepare } from './host/prepare.ts';
import { resolveStack } from './host/resolve-stack.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { LocalOptions } from './options.ts';
import type { ObjectStore } from './s3/object-store.ts';
import type { Template } from './template/cloudformation.ts';
import { LOCAL_REGION, type LocalStack } from './template/model.ts';

/** How a copy of the local cloud is started from code. */
export interface LocalCloudOptions extends LocalOptions {
  /** Folder of a site that is built already; without it, the project's is built where needed. */
  webDist?: string;
  /** Whether the demo account is made. Default: yes. */
  seed?: boolean;
  /** Tells the time to everything but the functions, which have the machine's clock. */
  clock?: () => Date;
  /** Changes the template before it is hosted: tests remove a route, a mapping, a variable. */
  editTemplate?(template: Template): Template;
  /** Told of every DynamoDB operation that succeeded, e.g. `Query`. */
  onDatabaseCall?(operation: string): void;
  /** Tells the person what is going on. */
  say?(line: string): void;
}

/** The product, running on this machine. */
export interface LocalCloud {
  /** Where the product answers, e.g. `http://localhost:3000`. */
  origin: string;
  /** Where it answers AWS calls: what an SDK client takes as `endpoint`. */
  awsEndpoint: string;
  region: string;
  stack: LocalStack;
  /** Signs AWS calls that may do everything. Also in the data folder's `operator.json`. */
  operator: Principal;
  cognito: Cognito;
  mailbox: Mailbox;
  objects: ObjectStore;
  schedules: Schedules;
  /** Ends everything that was started. Data stays. */
  stop(): Promise<void>;
}

const writeOperatorFile = (dataDir: string, endpoint: string, operator: Principal): void => {
  const { accessKeyId, secretAccessKey } = operator;
  const content = { endpoint, region: LOCAL_REGION, accessKeyId, secretAccessKey };
  writeFileSync(join(dataDir, 'operator.json'), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
};

/**
 * Starts the synthesized stack on 127.0.0.1: its database, its services, its functions, its site, its demo account.
 * @throws Error that says what is missing or in the way; nothing is left running then
 */
export const startLocalCloud = async (options: LocalCloudOptions): Promise<LocalCloud> => {
  await using started = new AsyncDisposableStack();
  const prepared = await prepare(options, started);
  const origins = originsAt(prepared.claim.port);
  const stack = resolveStack(options, prepared, origins);
  await createTables(prepared.database.client, stack);
  const hosted = await hostStack({ options, prepared, origins, stack, started });
  writeOperatorFile(options.dataDir, origins.awsEndpoint, hosted.operator);

  const running = started.move();
  let stopped: Promise<void> | undefined;
  return {
    ...hosted,
    origin: origins.site,
    awsEndpoint: origins.awsEndpoint,
    region: LOCAL_REGION,
    stack,
    stop: () => (stopped ??= running.disposeAsync()),
  };
};
