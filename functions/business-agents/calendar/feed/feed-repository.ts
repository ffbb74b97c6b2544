import { createHash, randomBytes } from 'node:crypto';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createWriteWhileOpen } from '../../../platform/account/closed-account-entity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../../../platform/idempotency/idempotent-writer.ts';
import type { Table } from '../../../platform/table/client.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { createCalendarFeedEntity } from './calendar-feed-entity.ts';

const SECRET_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Reads and writes calendar addresses. The table has only their hashes. */
export const createFeedRepository = (table: Table, clock: Clock) => {
  const feeds = createCalendarFeedEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const write = createWriteWhileOpen(table);

  return {
    find: async (user_id: string): Promise<{ created_at: string } | null> => readRow(feeds, { user_id }),

    /**
     * Creates an address, which replaces an earlier one. A repeated request creates another one.
     * @returns the name of its file: the user, whose row it is checked against, and a secret
     */
    create: async (user_id: string): Promise<{ file: string; created_at: string }> => {
      const token = randomBytes(SECRET_BYTES).toString('base64url');
      const [token_hash, created_at] = [hashOf(token), clock().toISOString()];
      await write(user_id, [
        { Put: feeds.build(PutItemCommand).item({ user_id, token_hash, created_at }).params() },
      ]);
      return { file: `${user_id}.${token}.ics`, created_at };
    },

    /** Ends the address at once. */
    remove: (user_id: string, idempotency: Idempotency): Promise<null> => {
      const gone = feeds.build(DeleteItemCommand).key({ user_id });
      return writer.write(user_id, idempotency, [{ Delete: gone.params() }], null);
    },

    /** Returns the user of an address, or null if it was replaced or revoked. */
    ownerOf: async (file: string): Promise<string | null> => {
      const [user_id = '', token = ''] = file.split('.');
      const row = await readRow(feeds, { user_id });
      return row?.token_hash === hashOf(token) ? user_id : null;
    },
  };
};

export type FeedRepository = ReturnType<typeof createFeedRepository>;
