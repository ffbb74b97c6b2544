import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import { MAX_MEETING_MINUTES, type WorkStatus } from '#shared/business-agents/executive/schema.ts';
import { MAX_EVENT_MINUTES } from '#shared/business-agents/calendar/event-details.ts';
import {
  createCalendarEventEntity,
  eventKey,
  eventsBetween,
  longEventsBetween,
} from './calendar-event-entity.ts';
import { eventRow, takesTime } from './event-row.ts';
import type { Table } from '../../../platform/table/client.ts';
import { withNulls } from '../../../platform/table/nulls.ts';
import { getRows } from '../../../platform/table/get-rows.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { queryPage } from '../../../platform/table/query-rows.ts';
import { listRows, MAX_LISTED } from '../list-rows.ts';
import { createSlotsRepository } from './slots-repository.ts';
import { type StoredEvent, storedEvent } from './stored-event.ts';

/** Columns that are null rather than missing. */
const nullable = storedEvent.pick({ description: true, lead_id: true });

const parsed = (row: object): StoredEvent => storedEvent.parse(withNulls(row, nullable));

const endOf = ({ start_time, duration }: StoredEvent): Date => minutesAfter(new Date(start_time), duration);

/** Maximum number of keys per BatchGetItem request (DynamoDB API Reference). */
const KEYS_AT_ONCE = 100;

const byStart = (one: StoredEvent, other: StoredEvent): number =>
  one.start_time.localeCompare(other.start_time);

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

    /** Returns the events that exist, with one batch get per 100 IDs. */
    findMany: async (userId: string, ids: readonly string[]): Promise<StoredEvent[]> => {
      const found: StoredEvent[] = [];
      for (let at = 0; at < ids.length; at += KEYS_AT_ONCE) {
        const keys = ids.slice(at, at + KEYS_AT_ONCE).map((id) => eventKey(userId, id));
        const rowOf = await getRows(table, keys);
        for (const row of keys.map(rowOf)) if (row) found.push(parsed(row));
      }
      return found;
    },

    /** Returns the latest 1,000 events by start time. */
    latest: async (userId: string): Promise<StoredEvent[]> => {
      const found = await Promise.all([
        read(userId, eventsBetween(), true),
        read(userId, longEventsBetween(''), true),
      ]);
      return found.flat().map(parsed).toSorted(byStart).slice(-MAX_LISTED);
    },

    /** Returns the first 1,000 events that end after `from` and start before `until`. */
    between: async (userId: string, from: Date, until?: Date): Promise<StoredEvent[]> => {
      const [first, firstLong] = [MAX_MEETING_MINUTES, MAX_EVENT_MINUTES].map((minutes) =>
        minutesAfter(from, -minutes).toISOString(),
      ) as [string, string];
      const last = until?.toISOString();
      const rows = await Promise.all([
        read(userId, eventsBetween(first, last), false),
        read(userId, longEventsBetween(firstLong, last), false),
      ]);
      const found = rows.flat().map(parsed).toSorted(byStart);
      return found.filter((event) => endOf(event) > from).slice(0, MAX_LISTED);
    },

    /**
     * Builds the writes of a status change. Cancelling frees the event's time; restoring takes it again with the last
     * writes, which fail if it is taken.
     */
    toSetStatus: (user_id: string, before: StoredEvent, status: WorkStatus): Write[] => {
      const update = events.build(UpdateItemCommand).item({ user_id, id: before.id, status });
      const change = { Update: update.options({ condition: isAsRead(before) }).params() };
      const isTaking = takesTime({ ...before, status });
      if (takesTime(before) === isTaking) return [change];
      return [change, ...(isTaking ? slots.toTake : slots.toFree)(user_id, before)];
    },

    /**
     * Builds the writes that change an event: the first one stores it, the others free the quarters of an hour that it
     * leaves and take the new ones, which fails if one is taken.
     */
    toChange: (user_id: string, before: StoredEvent, change: Partial<StoredEvent>): Write[] => {
      const after = { ...before, ...change };
      const put = events.build(PutItemCommand).item(eventRow(user_id, after));
      return [
        { Put: put.options({ condition: isAsRead(before) }).params() },
        ...slots.toChange(user_id, takesTime(before) ? before : null, takesTime(after) ? after : null),
      ];
    },

    /** Builds the writes that store a new event and take its time, which fails if it is taken. */
    toAdd: (user_id: string, event: StoredEvent): Write[] => {
      const put = events.build(PutItemCommand).item(eventRow(user_id, event));
      return [
        { Put: put.options({ condition: isNew }).params() },
        ...(takesTime(event) ? slots.toTake(user_id, event) : []),
      ];
    },

    /** Builds the writes that delete an event and free its time. */
    toRemove: (user_id: string, before: StoredEvent): Write[] => {
      const gone = events.build(DeleteItemCommand).key({ user_id, id: before.id });
      return [
        { Delete: gone.options({ condition: isAsRead(before) }).params() },
        ...(takesTime(before) ? slots.toFree(user_id, before) : []),
      ];
    },
  };
};

export type EventsRepository = ReturnType<typeof createEventsRepository>;
