import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../clock.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';
import { createSessionEndEntity } from './session-end-entity.ts';

/** Twice the 15-minute lifetime of an access token (`infra/constructs/users/users.ts`), which allows for clock skew. */
const RETENTION_SECONDS = 30 * 60;

/** Longer than the 30 days of a refresh token, which the user pool keeps if a session is ended here only. */
const RETENTION_HERE_SECONDS = 31 * 86_400;

/** The end of sessions. */
export interface SessionEnd {
  /** Epoch seconds. */
  ended_at: number;
  /** Whether the tokens stay valid at the user pool. */
  is_here_only: boolean;
}

/** Records when a user's sessions were ended, for as long as older tokens may be valid. */
export const createSessionEndRepository = (table: Table, clock: Clock) => {
  const ends = createSessionEndEntity(table);

  return {
    end: async (user_id: string, { is_here_only = false } = {}): Promise<void> => {
      const ended_at = epochSeconds(clock());
      const expires_at = ended_at + (is_here_only ? RETENTION_HERE_SECONDS : RETENTION_SECONDS);
      const row = { user_id, ended_at, expires_at, ...(is_here_only && { is_here_only }) };
      await ends.build(PutItemCommand).item(row).send();
    },

    /** @returns null if no sessions were ended recently */
    endOf: async (user_id: string): Promise<SessionEnd | null> => {
      const row = await readRow(ends, { user_id });
      return row && { ended_at: row.ended_at, is_here_only: row.is_here_only === true };
    },
  };
};

export type SessionEndRepository = ReturnType<typeof createSessionEndRepository>;
