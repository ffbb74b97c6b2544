import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import {
  DEFAULT_LEAD_TIME,
  type WorkReminders,
  type WorkReminderSettings,
  workReminderSettings,
} from '#shared/business-agents/calendar/work-reminders.ts';
import { createOpenAccountCheck } from '../../../platform/account/closed-account-entity.ts';
import { type Clock, epochSeconds } from '../../../platform/clock.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../../../platform/idempotency/idempotent-writer.ts';
import type { Table } from '../../../platform/table/client.ts';
import { getRows } from '../../../platform/table/get-rows.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import { tryTransact } from '../../../platform/table/transact.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import {
  createSentReminderEntity,
  createWorkRemindersEntity,
  workRemindersKey,
} from './work-reminders-entity.ts';

/** How long a sent reminder is recorded, s. No run looks at times that are older. */
const RETENTION_SECONDS = 7 * 24 * 60 * 60;
/** Maximum number of keys per BatchGetItem request (DynamoDB API Reference). */
const KEYS_AT_ONCE = 100;

/** One reminder on one channel. */
export interface SentReminder {
  item_id: string;
  /** The start or due time. */
  at: string;
  channel: 'push' | 'email';
}

const unset: WorkReminderSettings = {
  push: false,
  email: false,
  minutes: DEFAULT_LEAD_TIME,
  time_zone: null,
};

/** Reads and writes the reminder settings, and records the reminders that were sent. */
export const createWorkRemindersRepository = (table: Table, clock: Clock) => {
  const settings = createWorkRemindersEntity(table);
  const sent = createSentReminderEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const openAccount = createOpenAccountCheck(table);

  return {
    find: async (user_id: string): Promise<WorkReminderSettings> => {
      const row = await readRow(settings, { user_id });
      return row ? workReminderSettings.parse(row) : unset;
    },

    /** Returns the settings of users who want reminders, by user ID. */
    ofUsers: async (userIds: readonly string[]): Promise<Map<string, WorkReminderSettings>> => {
      const distinct = [...new Set(userIds)];
      const found = new Map<string, WorkReminderSettings>();
      for (let at = 0; at < distinct.length; at += KEYS_AT_ONCE) {
        const users = distinct.slice(at, at + KEYS_AT_ONCE);
        const rowOf = await getRows(table, users.map(workRemindersKey));
        for (const id of users) {
          const row = rowOf(workRemindersKey(id));
          const parsed = row && workReminderSettings.parse(row);
          if (parsed && (parsed.push || parsed.email)) found.set(id, parsed);
        }
      }
      return found;
    },

    save: (
      user_id: string,
      change: WorkReminders,
      idempotency: Idempotency,
    ): Promise<WorkReminderSettings> => {
      const put = settings
        .build(PutItemCommand)
        .item({ user_id, ...change, updated_at: clock().toISOString() });
      return writer.write<WorkReminderSettings>(user_id, idempotency, [{ Put: put.params() }], change);
    },

    /** Records a reminder before it is sent. @returns false if it was already sent or the account is closed */
    claim: (user_id: string, reminder: SentReminder): Promise<boolean> => {
      const expires_at = epochSeconds(clock()) + RETENTION_SECONDS;
      const put = sent
        .build(PutItemCommand)
        .item({ user_id, ...reminder, expires_at })
        .options({ condition: isNew });
      return tryTransact(table, [{ Put: put.params() }, openAccount(user_id)]);
    },

    /** Deletes the record of a reminder that was certainly not sent. */
    release: async (user_id: string, reminder: SentReminder): Promise<void> => {
      await sent
        .build(DeleteItemCommand)
        .key({ user_id, ...reminder })
        .send();
    },
  };
};

export type WorkRemindersRepository = ReturnType<typeof createWorkRemindersRepository>;
