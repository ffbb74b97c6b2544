import {
  type BusyTime,
  DAYS_SEARCHED,
  freeTimeFrom,
  isFree,
} from '#shared/business-agents/executive/free-time.ts';

const MINUTE_MS = 60_000;
/** Minutes to load: two days more than are searched, for time zones and the meeting's length. */
export const SEARCHED_MINUTES = (DAYS_SEARCHED + 2) * 24 * 60;
/** Tolerance for a preferred time of "now", which has passed by the time the request arrives. */
const GRACE_MS = 5 * MINUTE_MS;

/** When a meeting should take place. */
export interface RequestedTime {
  minutes: number;
  /** IANA time zone of the working hours. */
  zone: string;
  /** Earliest start of the search for a free working time; defaults to now. */
  from?: Date | undefined;
  /** Used as is, on the minute, if it is free. */
  preferred?: Date | undefined;
}

/** Whether the preferred time was absent, free, taken or in the past. */
export type Wish = 'none' | 'granted' | 'taken' | 'over';

const onTheMinute = (instant: Date): Date => new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

const isOver = (instant: Date, now: Date): boolean => instant.getTime() < now.getTime() - GRACE_MS;

/** Returns the start of the search. Nothing is booked in the past. */
export const searchedFrom = ({ from = new Date(0), preferred }: RequestedTime, now: Date): Date => {
  if (preferred) return isOver(preferred, now) ? now : onTheMinute(preferred);
  return new Date(Math.max(from.getTime(), now.getTime()));
};

/**
 * Chooses the time of a meeting, or returns null if four weeks are fully booked. @param busy taken times from
 * `searchedFrom` on
 */
export const chooseTime = (
  wanted: RequestedTime,
  busy: readonly BusyTime[],
  now: Date,
): { start: Date; wish: Wish } | null => {
  const { minutes, zone, preferred } = wanted;
  const from = searchedFrom(wanted, now);
  const isPast = preferred !== undefined && isOver(preferred, now);
  if (preferred && !isPast && isFree(from, minutes, busy)) return { start: from, wish: 'granted' };
  const start = freeTimeFrom({ from, minutes, busy, zone });
  if (!start) return null;
  if (!preferred) return { start, wish: 'none' };
  return { start, wish: isPast ? 'over' : 'taken' };
};
