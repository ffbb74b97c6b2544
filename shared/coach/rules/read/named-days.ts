import { datesFrom, germanWeekdayNames, weekdayNames, weekdayOf } from '../../../facts/calendar.ts';
import { germanMonthNames, monthNames } from '../../../time/month-names.ts';
import { dayPeriod, fromTo, lastDays, namedPeriod, type Period, weekBefore } from '../../../facts/period.ts';
import { addDays, daysEnding, type LocalDate } from '../../../time/local-date.ts';
import { dayOfCalendar, latestDate, latestWeekday, monthIn, weekdayIn } from './days.ts';

/** Number of past days with data. */
export const MAX_DAYS = 400;

export type Read = (groups: readonly (string | undefined)[], today: LocalDate) => Period | null;

export const onDay = (date: LocalDate | null, today: LocalDate): Period | null =>
  date === null ? null : dayPeriod(date, today);

export const latestDays = (count: number, today: LocalDate): Period =>
  lastDays(Math.min(Math.max(1, count), MAX_DAYS), today);

/** The days before the latest ones: 'the 7 before' is the week before this one. */
export const daysBefore = (count: number, today: LocalDate): Period =>
  count === 7
    ? weekBefore(today)
    : fromTo(daysEnding(addDays(today, -count), Math.min(Math.max(1, count), MAX_DAYS)), today);

export const monthSoFar = (today: LocalDate): Period =>
  namedPeriod('this-month', datesFrom(`${today.slice(0, 7)}-01`, today), 'this month', 'diesen Monat');

const wholeMonth = (
  year: number,
  month: number,
  [words, german]: readonly [string, string],
  today: LocalDate,
): Period | null => {
  const first = dayOfCalendar(year, month, 1);
  if (first === null || first > today) return null;
  const end = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return namedPeriod(first.slice(0, 7), datesFrom(first, end < today ? end : today), words, german);
};

export const monthBefore = (today: LocalDate): Period | null => {
  const day = addDays(`${today.slice(0, 7)}-01`, -1);
  return wholeMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)), ['last month', 'letzten Monat'], today);
};

export const namedMonth: Read = ([word = '', year], today) => {
  const month = monthIn(word);
  const thisYear = Number(today.slice(0, 4));
  const at = Number(year ?? (month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear));
  const ofYear = at === thisYear ? '' : ` ${at}`;
  const words = `in ${monthNames[month - 1] ?? ''}${ofYear}`;
  return wholeMonth(at, month, [words, `im ${germanMonthNames[month - 1] ?? ''}${ofYear}`], today);
};

export const sinceMonth: Read = (groups, today) => {
  const first = namedMonth(groups, today)?.dates[0];
  return first === undefined ? null : fromTo(datesFrom(first, today), today);
};

/** All days with data. */
export const allDays = (today: LocalDate): Period =>
  namedPeriod(
    'all',
    daysEnding(today, MAX_DAYS),
    'in all the days I can see',
    'an allen Tagen, die ich sehe',
  );

export const latestWeekend = (today: LocalDate): Period => {
  const saturday = latestWeekday(6, today);
  const dates = [saturday, addDays(saturday, 1)].filter((date) => date <= today);
  return namedPeriod('weekend', dates, 'at the weekend', 'am Wochenende');
};

export const everyWeekday: Read = ([word = ''], today) => {
  const name = weekdayNames[weekdayIn(word)] ?? '';
  const german = germanWeekdayNames[weekdayIn(word)] ?? '';
  const dates = daysEnding(today, 28).filter((date) => weekdayOf(date) === weekdayIn(word));
  return namedPeriod(
    `${name.toLowerCase()}s`,
    dates,
    `on ${name}s in the last 4 weeks`,
    `${german.toLowerCase()}s in den letzten 4 Wochen`,
  );
};

/** Parses a numeric date in any order that its parts allow: 20.11., 20/11 and 11/20. */
export const inDigits: Read = ([first = '', second = '', year], today) => {
  const [one, other] = [Number(first), Number(second)];
  return onDay(latestDate(today, other > 12 ? one : other, other > 12 ? other : one, year), today);
};

/** 'from 1 to 5 November', '1-5 Nov', 'November 1 to 5'. */
export const daysOfMonth = (
  [first, last, month = '', year]: readonly (string | undefined)[],
  today: LocalDate,
): Period | null => {
  const end = latestDate(today, monthIn(month), Number(last), year);
  const begin = end && dayOfCalendar(Number(end.slice(0, 4)), monthIn(month), Number(first));
  return end === null || begin === null || end < begin ? null : fromTo(datesFrom(begin, end), today);
};

/** Returns the days of a Monday-to-Sunday week up to today. */
export const weekAround = (date: LocalDate | null, today: LocalDate): Period | null => {
  if (date === null || date > today) return null;
  const monday = latestWeekday(1, date);
  const sunday = addDays(monday, 6);
  return fromTo(datesFrom(monday, sunday < today ? sunday : today), today);
};

export const wholeYear: Read = ([word], today) => {
  const at = Number(word);
  const thisYear = Number(today.slice(0, 4));
  if (at > thisYear) return null;
  const last = at === thisYear ? today : `${at}-12-31`;
  return namedPeriod(`year-${at}`, datesFrom(`${at}-01-01`, last), `in ${at}`, `im Jahr ${at}`);
};

/** In November, 'last November' means a year ago. */
export const lastNamedMonth: Read = ([word = ''], today) =>
  monthIn(word) === Number(today.slice(5, 7))
    ? namedMonth([word, String(Number(today.slice(0, 4)) - 1)], today)
    : namedMonth([word, undefined], today);
