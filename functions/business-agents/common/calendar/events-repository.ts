import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import { MAX_MEETING_MINUTES, type WorkStatus } from '#shared/business-agents/executive/schema.ts';
import { createCalendarEventEntity, eventsBetween } from './calendar-event-entity.ts';
import type { Table } from '../../../platform/table/client.ts';
import { withNulls, withoutNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { queryPage } from '../../../platform/table/query-rows.ts';
import { listRows } from '../list-rows.ts';
import { createSlotsRepository } from './slots-repository.ts';
import { type StoredEvent, storedEvent } from './stored-event.ts';

const parsed = (row: object): StoredEvent => storedEvent.parse(withNulls(row, storedEvent));

const endOf = ({ start_time, duration }: StoredEvent): Date => minutesAfter(new Date(start_time), duration);

/** Returns whether an event blocks its time: all but cancelled ones do. */
const takesTime = (status: WorkStatus): boolean => status !== 'cancelled';

/** Reads and writes calendar events. Every method is scoped to one user. */
export const createEventsRepository = (table: Table) => {
  const events = createCalendarEventEntity(table);
  const slots = createSlotsRepository(table);

  const read = (userId: string, range: { between: [string, string] }, reverse: boolean) =>
    listRows((limit, from) => queryPage(events, userId, range, { index: 'lsi1', reverse, limit, from }));

  /** Condition that the status is unchanged since the event was read. */
  const isAsRead = ({ status }: StoredEvent) => ({ attr: 'status', eq: status }) as const;

  return {
    find: async (userId: string, id: string): Promise<StoredEvent | null> => {
      const row = await readRow(events, { user_id: userId, id });
      return row && parsed(row);
    },

    /** Returns the latest 1,000 events by start time. */
    latest: async (userId: string): Promise<StoredEvent[]> =>
      (await read(userId, eventsBetween(), true)).map(parsed).toReversed(),

    /** Returns the first 1,000 events that end after `from` and start before `until`. */
    between: async (userId: string, from: Date, until?: Date): Promise<StoredEvent[]> => {
      const first = minutesAfter(from, -MAX_MEETING_MINUTES).toISOString();
      const rows = await read(userId, eventsBetween(first, until?.toISOString()), false);
      return rows.map(parsed).filter((event) => endOf(event) > from);
    },

    /**
     * Builds the writes of a status change. Cancelling frees the event's time; restoring takes it again with the last
     * writes, which fail if it is taken.
     */
    toSetStatus: (user_id: string, before: StoredEvent, status: WorkStatus): Write[] => {
      const update = events.build(UpdateItemCommand).item({ user_id, id: before.id, status });
      const change = { Update: update.options({ condition: isAsRead(before) }).params() };
      if (takesTime(before.status) === takesTime(status)) return [change];
      return [change, ...(takesTime(status) ? slots.toTake : slots.toFree)(user_id, before)];
    },

    /**
     * Builds the writes that move an event or change its length: the first one stores it, the others free the quarters
     * of an hour that it leaves and take the new ones, which fails if one is taken.
     */
    toReschedule: (
      user_id: string,
      before: StoredEvent,
      after: Pick<StoredEvent, 'start_time' | 'duration'>,
    ): Write[] => {
      const moved = { ...before, ...after };
      const put = events.build(PutItemCommand).item(withoutNulls({ user_id, ...moved }));
      return [
        { Put: put.options({ condition: isAsRead(before) }).params() },
        ...slots.toChange(user_id, before, moved),
      ];
    },

    /** Builds the writes that delete an event and free its time. */
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
