import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Principal } from './gateway/principal.ts';
import type { LocalCloud, LocalCloudOptions } from './cloud.ts';
import { createTables } from './services/dynamodb/create-tables.ts';
import { hostStack } from './host/host-stack.ts';
import { originsAt } from './host/origins.ts';
import { type Payments, startPayments } from './host/payments.ts';
import { prepare } from './host/prepare.ts';
import { resolveStack } from './host/resolve-stack.ts';
import { LOCAL_REGION } from './template/model.ts';

const writeOperatorFile = (
  dataDir: string,
  endpoint: string,
  operator: Principal,
  { local }: Payments,
): void => {
  const { accessKeyId, secretAccessKey } = operator;
  const stripe = local && {
    origin: local.origin,
    secret_key: local.secretKey,
    webhook_secret: local.webhookSecret,
  };
  const content = { endpoint, region: LOCAL_REGION, accessKeyId, secretAccessKey, stripe };
  writeFileSync(join(dataDir, 'operator.json'), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
};

/**
 * Starts the synthesized stack on 127.0.0.1: its database, its services, its functions, its site, its demo account.
 * @throws Error that names what is missing or blocked; in this case nothing is left running
 */
export const startLocalCloud = async (options: LocalCloudOptions): Promise<LocalCloud> => {
  await using started = new AsyncDisposableStack();
  const prepared = await prepare(options, started);
  const origins = originsAt(prepared.claim.port);
  const payments = await startPayments(options, prepared, origins, started);
  const stack = resolveStack(options, prepared, origins, payments);
  await createTables(prepared.database.client, stack);
  const hosted = await hostStack({ options, prepared, origins, payments, stack, started });
  writeOperatorFile(options.dataDir, origins.awsEndpoint, hosted.operator, payments);

  const running = started.move();
  let stopped: Promise<void> | undefined;
  return {
    ...hosted,
    origin: origins.site,
    awsEndpoint: origins.awsEndpoint,
    region: LOCAL_REGION,
    stack,
    stripe: payments.local,
    stop: () => (stopped ??= running.disposeAsync()),
  };
};
