import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../clock.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';
import { createSessionEndEntity } from './session-end-entity.ts';

/** Twice the 15-minute lifetime of an access token (`infra/constructs/users/users.ts`), which allows for clock skew. */
const RETENTION_SECONDS = 30 * 60;

/** Records when all of a user's sessions were ended, for as long as older access tokens may be valid. */
export const createSessionEndRepository = (table: Table, clock: Clock) => {
  const ends = createSessionEndEntity(table);

  return {
    end: async (userId: string): Promise<void> => {
      const ended_at = epochSeconds(clock());
      const row = { user_id: userId, ended_at, expires_at: ended_at + RETENTION_SECONDS };
      await ends.build(PutItemCommand).item(row).send();
    },

    /** @returns epoch seconds, or null if no sessions were ended recently */
    endOf: async (userId: string): Promise<number | null> =>
      (await readRow(ends, { user_id: userId }))?.ended_at ?? null,
  };
};

export type SessionEndRepository = ReturnType<typeof createSessionEndRepository>;
