import { weekdayNames, weekdayOf } from '../../../facts/calendar.ts';
import { monthNames } from '../../../time/month-names.ts';
import { addDays, type LocalDate } from '../../../time/local-date.ts';

const weekdays = weekdayNames.map((name) => name.toLowerCase());
export const months = monthNames.map((name) => name.toLowerCase());

export const WEEKDAY = weekdays.join('|');
export const SHORT_WEEKDAY = 'sun|mon|tues?|wed|thurs?|thu|fri|sat';
export const MONTH = `${months.join('|')}|${months.map((name) => name.slice(0, 3)).join('|')}|sept`;

const beginsWith = (names: readonly string[], word: string): number =>
  names.findIndex((name) => name.startsWith(word.slice(0, 3)));

/** 0 is Sunday. */
export const weekdayIn = (word: string): number => beginsWith(weekdays, word);

/** 1 is January. */
export const monthIn = (word: string): number => beginsWith(months, word) + 1;

/** Returns the latest such weekday on or before a day. */
export const latestWeekday = (weekday: number, before: LocalDate): LocalDate =>
  addDays(before, -((weekdayOf(before) - weekday + 7) % 7));

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a calendar day, or null if it does not exist. */
export const dayOfCalendar = (year: number, month: number, day: number): LocalDate | null => {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  return addDays(date, 0) === date ? date : null;
};

/** Returns the latest such day on or before today, or the one in the given year. */
export const latestDate = (today: LocalDate, month: number, day: number, year?: string): LocalDate | null => {
  if (year !== undefined) return dayOfCalendar(Number(year.padStart(4, '20')), month, day);
  const thisYear = Number(today.slice(0, 4));
  const date = dayOfCalendar(thisYear, month, day);
  return date !== null && date <= today ? date : dayOfCalendar(thisYear - 1, month, day);
};

/** Returns the latest day with a number on or before today: 'on the 15th'. */
export const latestDayOfMonth = (today: LocalDate, day: number): LocalDate | null => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const tries = [0, 1, 2].map((back) => {
    const at = month - back;
    return dayOfCalendar(at < 1 ? year - 1 : year, at < 1 ? at + 12 : at, day);
  });
  return tries.find((date) => date !== null && date <= today) ?? null;
};
