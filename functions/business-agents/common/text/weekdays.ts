import { addDays, type LocalDate } from '#shared/time/local-date.ts';

const english = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const german = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const short = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const numbers = new Map([
  ...[english, german, short].flatMap((names) => names.map((name, at) => [name, at + 1] as const)),
  ['tues', 2] as const,
  ['thur', 4] as const,
  ['thurs', 4] as const,
  ['sonnabend', 6] as const,
]);

/** Alternatives of a regular expression that matches the name of a weekday. */
export const weekdayPattern = [...numbers.keys()]
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** Returns the number of a weekday by its name, or undefined. Monday is 1. */
const weekdayNumber = (name: string): number | undefined => numbers.get(name.toLowerCase());

/** Returns the weekday of a day. Monday is 1, Sunday is 7. */
export const weekdayOf = (day: LocalDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * Returns the day of a weekday as seen from today. A bare name is the next such day after today; 'this' may be today;
 * 'next' is in the next calendar week if the weekday is still to come in this one.
 */
export const weekdayFrom = (
  name: string,
  which: string,
  today: LocalDate,
  isPast = false,
): LocalDate | null => {
  const wanted = weekdayNumber(name);
  if (wanted === undefined) return null;
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  if (/^(?:last|past|letzte)/iu.test(which) || (isPast && which === ''))
    return addDays(today, ahead === 0 ? -7 : ahead - 7);
  if (/^(?:this|diese)/iu.test(which)) return addDays(today, ahead);
  const next = addDays(today, ahead === 0 ? 7 : ahead);
  const isNextWeek = /^(?:next|nächste)/iu.test(which) && wanted > weekdayOf(today);
  return isNextWeek ? addDays(next, 7) : next;
};
