import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../clock.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';
import { createSessionEndEntity } from './session-end-entity.ts';

/** Access tokens live 15 minutes (`infra/constructs/users.ts`); twice that leaves room for clocks that differ. */
const KEPT_SECONDS = 30 * 60;

/** When a person's sessions were all ended, for as long as access tokens from before may be about. */
export const createSessionEndRepository = (table: Table, clock: Clock) => {
  const ends = createSessionEndEntity(table);

  return {
    end: async (userId: string): Promise<void> => {
      const ended_at = epochSeconds(clock());
      const row = { user_id: userId, ended_at, expires_at: ended_at + KEPT_SECONDS };
      await ends.build(PutItemCommand).item(row).send();
    },

    /** @returns epoch seconds; null when no session was ended lately */
    endOf: async (userId: string): Promise<number | null> =>
      (await readRow(ends, { user_id: userId }))?.ended_at ?? null,
  };
};

export type SessionEndRepository = ReturnType<typeof createSessionEndRepository>;
