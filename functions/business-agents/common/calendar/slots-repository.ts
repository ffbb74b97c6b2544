import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { BusyTime } from '#shared/business-agents/executive/free-time.ts';
import { QUARTER_MS, quarterOf, quartersTouched } from '#shared/business-agents/executive/quarters.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { createCalendarSlotEntity, slotsBetween } from './calendar-slot-entity.ts';
import type { Table } from '../../../platform/table/client.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import type { StoredEvent } from './stored-event.ts';
import { queryRows } from '../../../platform/table/query-rows.ts';

/** Past slots are deleted after a month, in seconds. */
const RETENTION_SECONDS = 31 * 24 * 60 * 60;

type Timed = Pick<StoredEvent, 'id' | 'start_time' | 'duration'>;

const startsOf = ({ start_time, duration }: Timed): Date[] => quartersTouched(new Date(start_time), duration);

/** Reads and writes booked quarters of an hour. Every method is scoped to one user. */
export const createSlotsRepository = (table: Table) => {
  const slots = createCalendarSlotEntity(table);

  const taking = (user_id: string, event_id: string, start: Date): Write => {
    const expires_at = epochSeconds(start) + RETENTION_SECONDS;
    const row = { user_id, start: start.toISOString(), event_id, expires_at };
    return { Put: slots.build(PutItemCommand).item(row).options({ condition: isNew }).params() };
  };
  const deletion = (user_id: string, start: Date): Write => {
    const key = { user_id, start: start.toISOString() };
    return { Delete: slots.build(DeleteItemCommand).key(key).params() };
  };

  return {
    /** Returns the taken times between two instants with one query, in pages of 1 MB. */
    taken: async (userId: string, from: Date, until: Date): Promise<BusyTime[]> => {
      const range = slotsBetween(quarterOf(from).toISOString(), until.toISOString());
      const rows = await queryRows(slots, userId, range);
      return rows.map(({ start }) => {
        const begins = new Date(start);
        return { start: begins, end: new Date(begins.getTime() + QUARTER_MS) };
      });
    },

    /** Takes every quarter that the event touches. Fails if one is taken. */
    toTake: (user_id: string, event: Timed): Write[] =>
      startsOf(event).map((start) => taking(user_id, event.id, start)),

    /**
     * Frees the quarters that only the earlier time touched, and takes those that only the later one touches.
     * @param before null if it took no time, as `after`
     */
    toChange: (user_id: string, before: Timed | null, after: Timed | null): Write[] => {
      const had = new Set(before ? startsOf(before).map(Number) : []);
      const needs = new Set(after ? startsOf(after).map(Number) : []);
      const freed = [...had].filter((start) => !needs.has(start));
      const taken = [...needs].filter((start) => !had.has(start));
      return [
        ...freed.map((start) => deletion(user_id, new Date(start))),
        ...(after ? taken.map((start) => taking(user_id, after.id, new Date(start))) : []),
      ];
    },

    /** Frees the quarters of an event. */
    toFree: (user_id: string, event: Timed): Write[] =>
      startsOf(event).map((start) => deletion(user_id, start)),
  };
};

export type SlotsRepository = ReturnType<typeof createSlotsRepository>;
