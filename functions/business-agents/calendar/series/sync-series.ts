import { isFree } from '#shared/business-agents/executive/free-time.ts';
import { instantInZone, localStartOf } from '#shared/business-agents/calendar/instant-in-zone.ts';
import type { LocalStart } from '#shared/business-agents/calendar/local-start.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createWriteWhileOpen } from '../../../platform/account/closed-account-entity.ts';
import type { Table } from '../../../platform/table/client.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import { ConditionsFailed, type Write } from '../../../platform/table/transact.ts';
import { takesTime } from '../../common/calendar/event-row.ts';
import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import { occurrenceId } from '../../common/calendar/series/occurrence-id.ts';
import type { SeriesRepository, StoredSeries } from '../../common/calendar/series/series-repository.ts';
import type { SlotsRepository } from '../../common/calendar/slots-repository.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import { expandRule, secondOf } from './expand-rule.ts';
import { occurrenceOf } from './series-event.ts';

/** Occurrences are stored half a year ahead, or until the second one to come, and from a month ago on. */
const DAYS_AHEAD = 183;
const DAYS_BACK = 31;
/** Days by which the stored occurrences may fall short before more are added. */
const TOLERATED_DAYS = 14;
/** DynamoDB's limit is 100 per transaction; the rest is left for conditions. */
const MAX_WRITES = 90;

interface Dependencies {
  table: Table;
  events: Pick<EventsRepository, 'findMany' | 'toAdd' | 'toRemove'>;
  slots: Pick<SlotsRepository, 'taken'>;
  series: SeriesRepository;
  clock: Clock;
}

/** Splits events into groups whose writes fit in a transaction. */
const groupsOf = (
  events: readonly StoredEvent[],
  writesOf: (event: StoredEvent) => Write[],
): StoredEvent[][] => {
  const groups: StoredEvent[][] = [];
  let size = MAX_WRITES;
  for (const event of events) {
    const { length } = writesOf(event);
    if (size + length > MAX_WRITES) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(event);
    size += length;
  }
  return groups;
};

const latest = (one: string, other: string): string => (one > other ? one : other);

/** Returns the local time before which no occurrence was stored. */
const firstStored = ({ created_at, time_zone }: StoredSeries): LocalStart =>
  `${addDays(localStartOf(new Date(created_at), time_zone).slice(0, 10), -DAYS_BACK)}T00:00`;

/** Returns the day after the second coming occurrence: the reminder of one finds the next one stored. */
const secondDay = (row: StoredSeries, today: string): string =>
  addDays(secondOf(row, `${today}T00:00`)?.slice(0, 10) ?? today, 1);

/**
 * Makes the stored events of a series match its rule: deletes those from `ends_before` on, and adds those that are due
 * within half a year, the next two in any case. An occurrence whose time is taken is left out and listed in `excluded`. Every step can be
 * repeated, so that an interrupted one is finished by the next call.
 * @returns the series as stored, or null if it was deleted
 */
export const createSyncSeries = ({ table, events, slots, series, clock }: Dependencies) => {
  const write = createWriteWhileOpen(table);

  const removeCut = async (userId: string, before: StoredSeries): Promise<StoredSeries | null> => {
    const { ends_before, stored_until } = before;
    if (!before.is_cut || ends_before === null) return before;
    const oldest = firstStored(before);
    const from = ends_before > oldest ? ends_before : oldest;
    const starts = stored_until === null ? [] : expandRule(before, from, `${stored_until}T00:00`);
    const found = await events.findMany(
      userId,
      starts.map((start) => occurrenceId(before.id, start)),
    );
    const writesOf = (event: StoredEvent): Write[] => events.toRemove(userId, event);
    // One that was taken out of the series stays.
    const own = found.filter(({ series_id }) => series_id === before.id);
    for (const group of groupsOf(own, writesOf)) await write(userId, group.flatMap(writesOf));
    if (ends_before <= before.start) {
      await write(userId, [series.toRemove(userId, before)]);
      return null;
    }
    await write(userId, [series.toChange(userId, before, { is_cut: null })]);
    return { ...before, is_cut: null, version: before.version + 1 };
  };

  /** Adds one event. @returns whether its time was free */
  const addOne = async (userId: string, before: StoredSeries, event: StoredEvent): Promise<boolean> => {
    try {
      await write(userId, [series.isUnchanged(userId, before), ...events.toAdd(userId, event)]);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionsFailed) || error.failed[0]) throw error;
      return false;
    }
  };

  /** Adds events in few transactions. If a time was taken concurrently, tries each one. @returns those left out */
  const addAll = async (
    userId: string,
    before: StoredSeries,
    wanted: readonly StoredEvent[],
  ): Promise<StoredEvent[]> => {
    const left: StoredEvent[] = [];
    const writesOf = (event: StoredEvent): Write[] => events.toAdd(userId, event);
    for (const group of groupsOf(wanted, writesOf)) {
      try {
        await write(userId, [series.isUnchanged(userId, before), ...group.flatMap(writesOf)]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed) || error.failed[0]) throw error;
        for (const event of group) if (!(await addOne(userId, before, event))) left.push(event);
      }
    }
    return left;
  };

  const startsToAdd = (row: StoredSeries, until: string): LocalStart[] => {
    const oldest = `${addDays(localStartOf(clock(), row.time_zone).slice(0, 10), -DAYS_BACK)}T00:00`;
    const from = row.stored_until === null ? oldest : `${row.stored_until}T00:00`;
    const excluded = new Set(row.excluded);
    return expandRule(row, from, `${until}T00:00`).filter(
      (start) => !excluded.has(start) && (row.ends_before === null || start < row.ends_before),
    );
  };

  const addDue = async (userId: string, before: StoredSeries): Promise<StoredSeries> => {
    const today = localStartOf(clock(), before.time_zone).slice(0, 10);
    const halfYear = addDays(today, DAYS_AHEAD);
    const isStored =
      before.stored_until !== null && before.stored_until >= addDays(halfYear, -TOLERATED_DAYS);
    if (isStored) return before;
    const until = latest(halfYear, secondDay(before, today));
    const wanted = startsToAdd(before, until).map((start) => occurrenceOf(before, start));
    const known = new Set(
      (
        await events.findMany(
          userId,
          wanted.map(({ id }) => id),
        )
      ).map(({ id }) => id),
    );
    const missing = wanted.filter(({ id }) => !known.has(id));
    const first = missing[0];
    const busy = first
      ? await slots.taken(
          userId,
          new Date(first.start_time),
          instantInZone(`${addDays(until, 1)}T00:00`, before.time_zone),
        )
      : [];
    const fits = (event: StoredEvent): boolean => {
      return !takesTime(event) || isFree(new Date(event.start_time), event.duration, busy);
    };
    const late = await addAll(userId, before, missing.filter(fits));
    const skipped = [...missing.filter((event) => !fits(event)), ...late].map(
      ({ occurrence }) => occurrence!,
    );
    const change = { stored_until: until, excluded: [...before.excluded, ...skipped] };
    await write(userId, [series.toChange(userId, before, change)]);
    return { ...before, ...change, version: before.version + 1 };
  };

  const sync = (userId: string, id: string): Promise<StoredSeries | null> =>
    retryOnConflict(async () => {
      const found = await series.find(userId, id);
      if (!found) return null;
      // The events that it replaces take its times.
      if (found.after_id !== null && found.stored_until === null) await sync(userId, found.after_id);
      const cut = await removeCut(userId, found);
      return cut && addDue(userId, cut);
    });
  return sync;
};

export type SyncSeries = ReturnType<typeof createSyncSeries>;
