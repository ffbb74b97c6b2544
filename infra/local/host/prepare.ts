import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prebuildFoods } from '../../foods/prebuild.ts';
import { type DynamoDbLocal, startDynamoDbLocal } from '../services/dynamodb/dynamodb-local.ts';
import { requireJava } from '../services/dynamodb/java/require-java.ts';
import type { LocalCloudOptions } from '../cloud.ts';
import { openStore, type Store } from '../store.ts';
import { type Assembly, assemble } from '../template/assembly.ts';
import { openProductClock, type ProductClock } from '../clock/product-clock.ts';
import { buildFunctions } from '../template/build-functions.ts';
import { buildSite } from '../template/build-site.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { createHostLog, type Report } from './host-log.ts';
import { type Installation, openInstallation } from './installation.ts';
import { claimPort, type PortClaim } from './port-claim.ts';

/** The prepared resources before the stack is hosted. */
export interface Prepared {
  claim: PortClaim;
  installation: Installation;
  store: Store;
  clock: ProductClock;
  database: DynamoDbLocal;
  assembly: Assembly;
  /** Folder of the functions' bundles. */
  bundles: string;
  /** Folder of the built-in food table. */
  foods: string;
  report: Report;
}

/**
 * Reserves the port, opens the data, and starts the database while the site is built and the stack synthesized.
 * @param started registers the cleanup of everything that is started
 * @throws Error that names what is missing or blocked
 */
export const prepare = async (
  options: LocalCloudOptions,
  started: AsyncDisposableStack,
): Promise<Prepared> => {
  const { root, dataDir, searchPath, say = () => undefined } = options;
  const claim = await claimPort(options.port);
  started.defer(() => claim.release());

  if (options.fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const logs = join(dataDir, 'logs');
  const report = createHostLog(join(logs, 'host.log'), say);
  const installation = openInstallation(dataDir);
  const store = openStore(join(dataDir, 'store.sqlite'));
  started.defer(() => store.close());
  const clock = openProductClock(store, options.now);
  if (options.stripeSecretKey !== undefined && clock.offset[0] !== 0)
    throw new Error(
      'Stripe itself uses the real time: unset STRIPE_SECRET_KEY, or start without --now and with --fresh.',
    );

  const startDatabase = async (): Promise<DynamoDbLocal> => {
    const java = await requireJava(options, say);
    const jarDir = join(root, 'node_modules', 'amplify-dynamodb-simulator', 'emulator');
    const dbPath = join(dataDir, 'dynamodb');
    const logFile = join(logs, 'dynamodb.log');
    const database = await startDynamoDbLocal({ java, jarDir, dbPath, logFile, report });
    started.defer(() => database.stop());
    return database;
  };
  const building = new AbortController();
  started.defer(() => building.abort());
  const workspace = { root, searchPath, say, signal: building.signal };
  const makeAssembly = async (): Promise<{ bundles: string; assembly: Assembly }> => {
    const bundles = options.bundles ?? (await buildFunctions(workspace));
    const webDist = options.webDist ?? (await buildSite(workspace));
    return { bundles, assembly: await assemble({ webDist, foodTable: options.foodTable }, workspace) };
  };

  const [database, built] = await allOrNothing(startDatabase(), makeAssembly(), () => building.abort());
  return { claim, installation, store, clock, database, ...built, foods: await prebuildFoods(), report };
};
