import { basename } from 'node:path';
import type { ServedCall } from '#infra/local/gateway/aws-gateway.ts';
import type { LocalCloudOptions } from '#infra/local/cloud.ts';
import type { DatabaseCall } from '#infra/local/services/dynamodb/database-call.ts';
import type { FunctionCall } from '#infra/local/runtime/create-runtime.ts';
import type { Seen } from './browser.ts';

/** All measured requests of a day. */
export interface Counted {
  seen: Seen[];
  functions: FunctionCall[];
  database: DatabaseCall[];
  services: ServedCall[];
}

/** For example `food-entries/index` for `functions/food-entries/index.lambda.ts`. */
export const functionName = (entry: string): string =>
  `${entry.split('/').at(-2)}/${basename(entry, '.lambda.ts')}`;

const QUIET_MS = 2_000;
const LOOK_MS = 200;

/** Measures the requests of a product. */
export const createMeter = () => {
  const counted: Counted = { seen: [], functions: [], database: [], services: [] };
  let lastAt = performance.now();
  const listens: Partial<LocalCloudOptions> = {
    onFunctionCall: (call) => {
      lastAt = performance.now();
      counted.functions.push(call);
    },
    onDatabaseCall: (call) => void counted.database.push(call),
    onServiceCall: (call) => void counted.services.push(call),
  };
  return {
    counted,
    listens,
    onSeen: (seen: Seen): void => void counted.seen.push(seen),
    /** Resolves once no function has run for a while, so that queues and stream are empty. */
    quiet: async (): Promise<void> => {
      while (performance.now() - lastAt < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    },
    /** Resets the counts. */
    reset: (): void => {
      for (const list of Object.values(counted)) list.length = 0;
    },
  };
};

export type Meter = ReturnType<typeof createMeter>;
