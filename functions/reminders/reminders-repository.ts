import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { nextDue } from '#shared/reminders/due.ts';
import { type ReminderChange, type ReminderSettings, reminderSettings } from '#shared/reminders/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createRemindersEntity } from './reminders-entity.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { indexKeysOf } from './reminder-index-keys.ts';

/** Reads and writes users' reminder settings. */
export const createRemindersRepository = (table: Table, clock: Clock) => {
  const rows = createRemindersEntity(table);
  const writer = createIdempotentWriter(table, clock);

  return {
    find: async (user_id: string): Promise<ReminderSettings> => {
      const row = await readRow(rows, { user_id });
      return row
        ? reminderSettings.parse({ ...row, next_at: row.next_at ?? null })
        : { reminders: [], time_zone: null, next_at: null };
    },

    /** Replaces the settings and schedules the next reminder. */
    save: async (
      user_id: string,
      { reminders, time_zone }: ReminderChange,
      idempotency: Idempotency,
    ): Promise<ReminderSettings> => {
      const now = clock();
      const next_at = nextDue(reminders, time_zone, now)?.toISOString() ?? null;
      const put = rows.build(PutItemCommand).item({
        user_id,
        reminders,
        time_zone,
        ...(next_at !== null && { next_at, ...indexKeysOf(user_id, next_at) }),
        updated_at: now.toISOString(),
      });
      const answer: ReminderSettings = { reminders, time_zone, next_at };
      return writer.write(user_id, idempotency, [{ Put: put.params() }], answer);
    },
  };
};

export type RemindersRepository = ReturnType<typeof createRemindersRepository>;
