import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import { zoneNames } from '#shared/time/zone-name.ts';
import { mondayOf } from './week.ts';

/** When a zone's night is worked on: the day before is over, and hardly anybody is up. */
const NIGHT_TIME = '03:00';

/** A zone whose night began. */
export interface DueNight {
  zone: string;
  /** The day that begins. */
  date: LocalDate;
  /** The first night of a week, in which the weekly mail goes. */
  is_weekly: boolean;
}

const nightBegins = (date: LocalDate, zone: string): number => instantOf(date, NIGHT_TIME, zone).getTime();

/** The day whose 03:00 the wall of a zone showed last. On a day that skips 03:00 it is the first instant after. */
const lastNight = (now: Date, zone: string): LocalDate => {
  const today = localDateOf(now, zone);
  return nightBegins(today, zone) <= now.getTime() ? today : addDays(today, -1);
};

/**
 * The zones whose wall showed 03:00 after `from`, up to `now`, both instants. However long ago `from` is, each zone is
 * named once, with its latest night: older ones have nothing left to say. A week's first night that was missed
 * is caught up by the next.
 */
export const dueNights = (from: Date, now: Date, zones: readonly string[] = zoneNames()): DueNight[] =>
  zones.flatMap((zone) => {
    const date = lastNight(now, zone);
    if (nightBegins(date, zone) <= from.getTime()) return [];
    return { zone, date, is_weekly: nightBegins(mondayOf(date), zone) > from.getTime() };
  });
