import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { type Clock, epochSeconds } from '../clock.ts';
import { createWriteWhileOpen } from '../account/closed-account-entity.ts';
import type { Table } from '../table/client.ts';
import { held } from '../table/condition-failure.ts';
import { queryRows } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';
import { isNew, isThere } from '../table/row-conditions.ts';
import { ConditionsFailed } from '../table/transact.ts';
import { createKnownDevicesEntity, createSessionEntity, SESSION_PREFIX } from './session-entity.ts';

/** A refresh token lives 30 days (`infra/constructs/users/users.ts`), and an ended session must stay recognizable. */
const RETENTION_SECONDS = 31 * 86_400;

export type SessionRow = FormattedItem<ReturnType<typeof createSessionEntity>>;

/** The first request of a session. */
export interface NewSession {
  user_id: string;
  id: string;
  signed_in_at: number;
  device: string;
  browser: string;
  time_zone?: string;
}

/** Reads and writes the sessions of users. */
export const createSessionRepository = (table: Table, clock: Clock) => {
  const sessions = createSessionEntity(table);
  const devices = createKnownDevicesEntity(table);
  const writeWhileOpen = createWriteWhileOpen(table);

  const isLive = { and: [isThere, { attr: 'ended_at' as const, exists: false as const }] };

  const end = async (user_id: string, id: string): Promise<void> => {
    const update = sessions.build(UpdateItemCommand).item({ user_id, id, ended_at: clock().toISOString() });
    await held(update.options({ condition: isLive }).send());
  };

  const list = (userId: string): Promise<SessionRow[]> =>
    queryRows(sessions, userId, { beginsWith: SESSION_PREFIX });

  return {
    read: (user_id: string, id: string): Promise<SessionRow | null> => readRow(sessions, { user_id, id }),

    /** Returns all sessions, including those that ended in the last month. */
    list,

    /**
     * Adds a session. The first device and browser of a user is not a new one, but each further one is.
     * @returns null if a concurrent request has added the session
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    add: async (session: NewSession): Promise<SessionRow | null> => {
      const { user_id, device, browser, signed_in_at } = session;
      const known = await readRow(devices, { user_id });
      const name = `${device}, ${browser}`;
      const isKnown = known?.devices.has(name) === true;
      const now = clock().toISOString();
      const row: SessionRow = {
        ...session,
        created_at: now,
        last_seen_at: now,
        is_new_device: known !== null && !isKnown,
        expires_at: Math.max(signed_in_at, epochSeconds(clock())) + RETENTION_SECONDS,
      };
      const put = sessions.build(PutItemCommand).item(row).options({ condition: isNew });
      const update = devices.build(UpdateItemCommand).item({ user_id, devices: $add(new Set([name])) });
      try {
        const newDevice = isKnown ? [] : [{ Update: update.params() }];
        await writeWhileOpen(user_id, [{ Put: put.params() }, ...newDevice]);
        return row;
      } catch (error) {
        if (error instanceof ConditionsFailed) return null;
        throw error;
      }
    },

    /** Updates when the session was last used, and where if known. */
    touch: async ({ user_id, id }: SessionRow, time_zone?: string): Promise<void> => {
      const seen = { user_id, id, last_seen_at: clock().toISOString(), ...(time_zone && { time_zone }) };
      await held(sessions.build(UpdateItemCommand).item(seen).options({ condition: isLive }).send());
    },

    /** Records that the user just proved who they are. Does nothing for a session that has ended. */
    prove: async (user_id: string, id: string): Promise<void> => {
      const proven_at = epochSeconds(clock());
      const update = sessions.build(UpdateItemCommand).item({ user_id, id, proven_at });
      await held(update.options({ condition: isLive }).send());
    },

    /** Ends one session. Does nothing if it is unknown or has ended. */
    end,

    /** Ends all sessions that have made a request, except one. Sessions that are added meanwhile must be checked. */
    endAll: async (userId: string, except?: string): Promise<void> => {
      const rows = await list(userId);
      const open = rows.filter(({ id, ended_at }) => ended_at === undefined && id !== except);
      await Promise.all(open.map(({ id }) => end(userId, id)));
    },
  };
};

export type SessionRepository = ReturnType<typeof createSessionRepository>;
