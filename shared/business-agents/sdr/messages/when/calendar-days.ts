import { addDays, type LocalDate } from '../../../../time/local-date.ts';

/** Returns the day of the week, 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns a calendar day, or null if there is no such day: 31 November. */
export const dayOf = (year: number, month: number, day: number): LocalDate | null => {
  const instant = new Date(Date.UTC(year, month - 1, day));
  const isReal = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return isReal ? instant.toISOString().slice(0, 10) : null;
};

/** Returns the first Monday after a day. */
export const nextMonday = (date: LocalDate): LocalDate => addDays(date, (8 - weekdayOf(date)) % 7 || 7);

/** Returns the day itself, or the Monday after it if it is on a weekend. */
export const workdayFrom = (date: LocalDate): LocalDate =>
  [0, 6].includes(weekdayOf(date)) ? nextMonday(date) : date;

/** Days in the past up to this many are past; older ones without a year are those of next year. */
const PAST_DAYS = 60;

/** Returns the next day with this month and day of month, or null if there is none in either year. */
export const upcomingDay = (today: LocalDate, month: number, day: number): LocalDate | null => {
  const year = Number(today.slice(0, 4));
  const found = dayOf(year, month, day);
  if (found === null || found >= addDays(today, -PAST_DAYS)) return found;
  return dayOf(year + 1, month, day);
};
