import { CodedError } from '#shared/errors/coded-error.ts';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import { waitBeforeRetry } from '../../../platform/backoff.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { newUlid } from '../../../platform/ids.ts';
import { createEventsRepository } from './events-repository.ts';
import type { Table } from '../../../platform/table/client.ts';
import { ConditionsFailed, type Write } from '../../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../../platform/idempotency/idempotent-writer.ts';
import { chooseTime, SEARCHED_MINUTES, searchedFrom, type RequestedTime, type Wish } from './choose-time.ts';
import { createSlotsRepository } from './slots-repository.ts';
import type { StoredEvent } from './stored-event.ts';

/** Maximum number of rounds. Concurrent bookings conflict, but at least one succeeds per round. */
const ROUNDS = 40;
/** Attempts per transaction in case of conflicts with other transactions. */
const ATTEMPTS = 12;
const MAX_BACKOFF_MS = 40;

/** A meeting to be booked. */
export type RequestedEvent = RequestedTime & Omit<StoredEvent, 'id' | 'start_time' | 'duration' | 'status'>;

/** Finds and books free times. Each quarter of an hour is one row, so that two events never overlap. */
export const createCalendarRepository = (table: Table, clock: Clock) => {
  const events = createEventsRepository(table);
  const slots = createSlotsRepository(table);
  const writer = createIdempotentWriter(table, clock, ATTEMPTS);

  return {
    /**
     * Books a meeting at a free time, in one transaction with `writesWith` and the idempotency record. If the time is
     * taken concurrently, the next free one is tried.
     * @param wanted uses the preferred time if it is free, even outside of working hours; otherwise the next free
     * working time after it, or after `from`
     * @returns the result of `answerOf`, or the stored answer of a retried request
     * @throws CodedError CALENDAR_FULL; ConditionsFailed for `writesWith`, in their order
     */
    book: async <T>(
      userId: string,
      idempotency: Idempotency,
      wanted: RequestedEvent,
      writesWith: (event: StoredEvent) => Write[],
      answerOf: (event: StoredEvent, wish: Wish) => T,
    ): Promise<T> => {
      const id = newUlid();
      const { minutes, zone: _zone, from: _from, preferred: _preferred, ...fields } = wanted;

      const round = async (number: number): Promise<T> => {
        const now = clock();
        const first = searchedFrom(wanted, now);
        const busy = await slots.taken(userId, first, minutesAfter(first, SEARCHED_MINUTES));
        const chosen = chooseTime(wanted, busy, now);
        if (!chosen) throw new CodedError('CALENDAR_FULL');
        const start_time = chosen.start.toISOString();
        const event: StoredEvent = { ...fields, id, start_time, duration: minutes, status: 'pending' };
        const own = events.toAdd(userId, event);
        const writes = [...own, ...writesWith(event)];
        try {
          return await writer.write(userId, idempotency, writes, answerOf(event, chosen.wish));
        } catch (error) {
          if (!(error instanceof ConditionsFailed)) throw error;
          const others = error.failed.slice(own.length, writes.length);
          if (others.some(Boolean)) throw new ConditionsFailed(others, error);
          if (number === ROUNDS) throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
          await waitBeforeRetry(number, { max: MAX_BACKOFF_MS });
          return round(number + 1);
        }
      };

      return (await writer.storedAnswer<T>(userId, idempotency)) ?? round(1);
    },
  };
};

export type CalendarRepository = ReturnType<typeof createCalendarRepository>;
