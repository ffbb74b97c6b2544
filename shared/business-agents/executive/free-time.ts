import { instantOf } from '../../time/instant-of.ts';
import { addDays, type LocalDate, localDateOf } from '../../time/local-date.ts';
import { minutesAfter, quarterFrom, quarterOf } from './quarters.ts';

/** Number of days to search, including the first. */
export const DAYS_SEARCHED = 28;

/** Working hours in local time. Days are numbered as by `Date.getUTCDay`: 1 is Monday. */
interface WorkingHours {
  opens: string;
  closes: string;
  weekdays: readonly number[];
}
const usualHours: WorkingHours = { opens: '09:00', closes: '17:00', weekdays: [1, 2, 3, 4, 5] };

/** A taken time, without its `end`. */
export interface BusyTime {
  start: Date;
  end: Date;
}

interface RequestedSlot {
  /** Earliest start. */
  from: Date;
  minutes: number;
  busy: readonly BusyTime[];
  /** IANA name. */
  zone: string;
  working?: WorkingHours;
}

/** Returns a busy time that overlaps a meeting. A meeting takes every quarter of an hour that it touches. */
const inTheWay = (start: Date, minutes: number, busy: readonly BusyTime[]): BusyTime | undefined => {
  const [first, last] = [quarterOf(start), quarterFrom(minutesAfter(start, minutes))];
  return busy.find((taken) => taken.start < last && taken.end > first);
};

/** Returns whether a time is free, at any hour. */
export const isFree = (start: Date, minutes: number, busy: readonly BusyTime[]): boolean =>
  !inTheWay(start, minutes, busy);

const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns the first free time of a day, or null if the meeting does not fit in the rest of it. */
const freeOn = (
  date: LocalDate,
  { from, minutes, busy, zone }: RequestedSlot,
  hours: WorkingHours,
): Date | null => {
  const opens = instantOf(date, hours.opens, zone);
  const closes = instantOf(date, hours.closes, zone);
  let start = quarterFrom(new Date(Math.max(opens.getTime(), from.getTime())));
  while (minutesAfter(start, minutes) <= closes) {
    const taken = inTheWay(start, minutes, busy);
    if (!taken) return start;
    start = quarterFrom(taken.end);
  }
  return null;
};

/**
 * Returns the next free time within working hours, on a quarter of an hour and within four weeks, or null. Working
 * hours are local time and unaffected by clock changes.
 * @example freeTimeFrom({ from: new Date('2026-11-21T10:00Z'), minutes: 30, busy: [], zone: 'Europe/Berlin' })
 * // a Saturday: Monday at 9 in Berlin, 2026-11-23T08:00Z
 */
export const freeTimeFrom = (wanted: RequestedSlot): Date | null => {
  const working = wanted.working ?? usualHours;
  const first = localDateOf(wanted.from, wanted.zone);
  for (let day = 0; day < DAYS_SEARCHED; day += 1) {
    const date = addDays(first, day);
    if (!working.weekdays.includes(weekdayOf(date))) continue;
    const start = freeOn(date, wanted, working);
    if (start) return start;
  }
  return null;
};
