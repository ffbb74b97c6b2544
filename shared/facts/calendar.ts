import { germanMonthNames, monthNames } from '../time/month-names.ts';
import { daysEnding, type LocalDate } from '../time/local-date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const instantOf = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);

/** Returns the number of days from one day to a later one. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((instantOf(to) - instantOf(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(instantOf(date)).getUTCDay();

export const isWeekend = (date: LocalDate): boolean => weekdayOf(date) % 6 === 0;

/** Returns an inclusive range of days, which is empty if the last is before the first. */
export const datesFrom = (first: LocalDate, last: LocalDate): LocalDate[] =>
  last < first ? [] : daysEnding(last, daysBetween(first, last) + 1);

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Sunday first. */
export const germanWeekdayNames = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

/** '20 November'. */
export const dayAndMonth = (date: LocalDate): string =>
  `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1] ?? ''}`;

/** 'Friday, 20 November', with the year if it is not the current one. */
export const dayInWords = (date: LocalDate, today: LocalDate): string => {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${weekdayNames[weekdayOf(date)] ?? ''}, ${dayAndMonth(date)}${year}`;
};

/** '20. November'. */
export const dayAndMonthInGerman = (date: LocalDate): string =>
  `${Number(date.slice(8))}. ${germanMonthNames[Number(date.slice(5, 7)) - 1] ?? ''}`;

/** 'Freitag, 20. November', with the year if it is not the current one. */
export const dayInGerman = (date: LocalDate, today: LocalDate): string => {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${germanWeekdayNames[weekdayOf(date)] ?? ''}, ${dayAndMonthInGerman(date)}${year}`;
};
