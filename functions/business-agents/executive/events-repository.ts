import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import { LONGEST_MEETING, type WorkStatus } from '#shared/business-agents/executive/schema.ts';
import { createCalendarEventEntity, eventsBetween } from './calendar-event-entity.ts';
import type { Table } from '../../platform/table/client.ts';
import { withNulls } from '../../platform/table/nulls.ts';
import { readRow } from '../../platform/table/read-row.ts';
import type { Write } from '../../platform/table/transact.ts';
import { userPartition } from '../../platform/table/user-key.ts';
import { rowsUpTo } from './rows-up-to.ts';
import { createSlotsRepository } from './slots-repository.ts';
import { type StoredEvent, storedEvent } from './stored-event.ts';

const parsed = (row: object): StoredEvent => storedEvent.parse(withNulls(row, storedEvent));

const endOf = ({ start_time, duration }: StoredEvent): Date => minutesAfter(new Date(start_time), duration);

/** What is cancelled takes no time. */
const takesTime = (status: WorkStatus): boolean => status !== 'cancelled';

/** Events of the calendar. Every method works on one person's own. */
export const createEventsRepository = (table: Table) => {
  const events = createCalendarEventEntity(table);
  const slots = createSlotsRepository(table);

  const read = (userId: string, range: { between: [string, string] }, reverse: boolean) =>
    rowsUpTo(async (limit, from) => {
      const query = table
        .build(QueryCommand)
        .query({ index: 'lsi1', partition: userPartition(userId), range })
        .entities(events)
        .options({
          consistent: true,
          entityAttrFilter: false,
          reverse,
          limit,
          ...(from && { exclusiveStartKey: from }),
        });
      return query.send();
    });

  /** Whoever read the event before decides by what it was then. */
  const isAsRead = ({ status }: StoredEvent) => ({ attr: 'status', eq: status }) as const;

  return {
    find: async (userId: string, id: string): Promise<StoredEvent | null> => {
      const row = await readRow(events, { user_id: userId, id });
      return row && parsed(row);
    },

    /** The last 1,000, by their start. */
    latest: async (userId: string): Promise<StoredEvent[]> =>
      (await read(userId, eventsBetween(), true)).map(parsed).toReversed(),

    /** The first 1,000 that are not over at one instant, though they began before it, and start before another. */
    between: async (userId: string, from: Date, until?: Date): Promise<StoredEvent[]> => {
      const first = minutesAfter(from, -LONGEST_MEETING).toISOString();
      const rows = await read(userId, eventsBetween(first, until?.toISOString()), false);
      return rows.map(parsed).filter((event) => endOf(event) > from);
    },

    /** Frees its time with the cancelling, and takes it again with the taking back: the last writes, which fail where it is taken. */
    toSetStatus: (user_id: string, before: StoredEvent, status: WorkStatus): Write[] => {
      const update = events.build(UpdateItemCommand).item({ user_id, id: before.id, status });
      const change = { Update: update.options({ condition: isAsRead(before) }).params() };
      if (takesTime(before.status) === takesTime(status)) return [change];
      return [change, ...(takesTime(status) ? slots.toTake : slots.toFree)(user_id, before)];
    },

    /** Takes it off the calendar, and frees its time. */
    toRemove: (user_id: string, before: StoredEvent): Write[] => {
      const gone = events.build(DeleteItemCommand).key({ user_id, id: before.id });
      return [
        { Delete: gone.options({ condition: isAsRead(before) }).params() },
        ...(takesTime(before.status) ? slots.toFree(user_id, before) : []),
      ];
    },
  };
};

export type EventsRepository = ReturnType<typeof createEventsRepository>;
