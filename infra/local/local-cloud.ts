import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Principal } from './aws/principal.ts';
import type { LocalCloud, LocalCloudOptions } from './cloud.ts';
import { createTables } from './dynamodb/create-tables.ts';
import { hostStack } from './host/host-stack.ts';
import { originsAt } from './host/origins.ts';
import { prepare } from './host/prepare.ts';
import { resolveStack } from './host/resolve-stack.ts';
import { LOCAL_REGION } from './template/model.ts';

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
