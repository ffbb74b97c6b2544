import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { zoneNames } from '#shared/time/zone-name.ts';
import { mondayOf } from '../weekly-mail/week.ts';

/** Local time of the nightly run: the previous day is over and most users are asleep. */
const NIGHT_TIME = '03:00';

/** A time zone whose nightly run is due. */
export interface DueNightlyRun {
  zone: string;
  /** The day that starts. */
  date: LocalDate;
  /** Whether it is the first run of a week, which sends the weekly email. */
  is_weekly: boolean;
}

/** Calculating the nights of all time zones takes far longer than looking them up in the next run of the sandbox. */
const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, number>();

const nightBegins = (date: LocalDate, zone: string): number => {
  const key = `${date} ${zone}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const begins = instantOf(date, NIGHT_TIME, zone).getTime();
  remembered.set(key, begins);
  return begins;
};

/** Returns the day of the latest 03:00 in a time zone. If the day skips 03:00, the first instant after it counts. */
const lastNight = (now: Date, zone: string): LocalDate => {
  const utcDay = now.toISOString().slice(0, 10);
  const found = [1, 0]
    .map((ahead) => addDays(utcDay, ahead))
    .find((date) => nightBegins(date, zone) <= now.getTime());
  return found ?? addDays(utcDay, -1);
};

/**
 * Returns the time zones that passed 03:00 after `from` and up to `now`. Each zone appears once with its latest night,
 * however long ago `from` is. A missed weekly run is caught up by the next one.
 */
export const dueNightlyRuns = (
  from: Date,
  now: Date,
  zones: readonly string[] = zoneNames(),
): DueNightlyRun[] =>
  zones.flatMap((zone) => {
    const date = lastNight(now, zone);
    if (nightBegins(date, zone) <= from.getTime()) return [];
    return { zone, date, is_weekly: nightBegins(mondayOf(date), zone) > from.getTime() };
  });
