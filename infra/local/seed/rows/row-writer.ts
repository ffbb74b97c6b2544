import { createIdempotentWriter } from '#functions/platform/idempotency/idempotent-writer.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { Table } from '#functions/platform/table/client.ts';
import type { Write } from '#functions/platform/table/transact.ts';

/** What writing the demo data needs. */
export interface RowContext {
  table: Table;
  /** Now, at which everything is written. */
  now: Date;
  /** Time zone of this machine's user. */
  zone: string;
  newId: () => string;
  /** Writes in one transaction of up to 98 writes. A key that was written before is skipped. */
  writeOnce: (userId: string, key: string, writes: Write[]) => Promise<void>;
}

/** Creates the context for writing the demo data. */
export const createRowContext = (table: Table, now: Date, zone: string): RowContext => {
  const writer = createIdempotentWriter(table, () => now);
  return {
    table,
    now,
    zone,
    newId: newUlid,
    writeOnce: async (userId, key, writes) => {
      await writer.write(userId, { key, request_hash: key }, writes, null);
    },
  };
};
