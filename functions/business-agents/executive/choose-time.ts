import {
  type BusyTime,
  DAYS_SEARCHED,
  freeTimeFrom,
  isFree,
} from '#shared/business-agents/executive/free-time.ts';

const MINUTE_MS = 60_000;
/** Two days more than are searched: zones, and the meeting's own length. */
export const SEARCHED_MINUTES = (DAYS_SEARCHED + 2) * 24 * 60;
/** Who wishes for now is still typing when it comes. */
const GRACE_MS = 5 * MINUTE_MS;

/** When a meeting is wanted. */
export interface WantedTime {
  minutes: number;
  /** IANA name of the zone whose working hours count. */
  zone: string;
  /** The next free working time from here on is taken; now where neither is named. */
  from?: Date | undefined;
  /** Taken as it is where it is free, on its minute. */
  preferred?: Date | undefined;
}

/** What came of the preferred time: there was none, it was free, something stands there, it is over. */
export type Wish = 'none' | 'granted' | 'taken' | 'over';

const onTheMinute = (instant: Date): Date => new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

const isOver = (instant: Date, now: Date): boolean => instant.getTime() < now.getTime() - GRACE_MS;

/** From where on the calendar is looked at: nothing is booked in the past. */
export const searchedFrom = ({ from = new Date(0), preferred }: WantedTime, now: Date): Date => {
  if (preferred) return isOver(preferred, now) ? now : onTheMinute(preferred);
  return new Date(Math.max(from.getTime(), now.getTime()));
};

/** When the meeting is to be; null where four weeks have no time for it. @param busy what `searchedFrom` and on is taken */
export const chooseTime = (
  wanted: WantedTime,
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
