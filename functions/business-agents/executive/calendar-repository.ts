import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/http/idempotency.ts';
import { newUlid } from '../../platform/ids.ts';
import { createCalendarEventEntity } from './calendar-event-entity.ts';
import type { Table } from '../../platform/table/client.ts';
import { withoutNulls } from '../../platform/table/nulls.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { ConditionsFailed, type Write } from '../../platform/table/transact.ts';
import { createWriteOnce } from '../../platform/idempotency/write-once.ts';
import { chooseTime, SEARCHED_MINUTES, searchedFrom, type WantedTime, type Wish } from './choose-time.ts';
import { createSlotsRepository } from './slots-repository.ts';
import type { StoredEvent } from './stored-event.ts';

/** Who books at the same time takes each other's time: each round, at least one of them is done. */
const ROUNDS = 40;
/** Attempts of one transaction that meets those of others. */
const ATTEMPTS = 12;
const MOST_PAUSE_MS = 40;

/** A meeting that wants a time. */
export type WantedEvent = WantedTime & Omit<StoredEvent, 'id' | 'start_time' | 'duration' | 'status'>;

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_PAUSE_MS));

/** Finds times and takes them. Every quarter of an hour is one row, so that two events never overlap. */
export const createCalendarRepository = (table: Table, clock: Clock) => {
  const events = createCalendarEventEntity(table);
  const slots = createSlotsRepository(table);
  const once = createWriteOnce(table, clock, ATTEMPTS);

  return {
    /**
     * Puts a meeting where there is time for it, in one transaction with `writesWith` and the record of the press. Where
     * somebody takes the time in between, the next free one is tried.
     * @param wanted the preferred time as it is where it is free, whatever the hour; else the next free working time
     * after it, or after `from`
     * @returns what `answerOf` says of it; the stored answer where the same press was done before
     * @throws CodedError CALENDAR_FULL; ConditionsFailed of `writesWith`, in their order
     */
    book: async <T>(
      userId: string,
      idempotency: Idempotency,
      wanted: WantedEvent,
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
        const row = events.build(PutItemCommand).item(withoutNulls({ user_id: userId, ...event }));
        const own: Write[] = [
          { Put: row.options({ condition: isNew }).params() },
          ...slots.toTake(userId, event),
        ];
        const writes = [...own, ...writesWith(event)];
        try {
          return await once.write(userId, idempotency, writes, answerOf(event, chosen.wish));
        } catch (error) {
          if (!(error instanceof ConditionsFailed)) throw error;
          const others = error.failed.slice(own.length, writes.length);
          if (others.some(Boolean)) throw new ConditionsFailed(others, error);
          if (number === ROUNDS) throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
          await pause();
          return round(number + 1);
        }
      };

      return (await once.storedAnswer<T>(userId, idempotency)) ?? round(1);
    },
  };
};

export type CalendarRepository = ReturnType<typeof createCalendarRepository>;
