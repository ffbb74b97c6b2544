import { datesFrom, monthNames, weekdayNames, weekdayOf } from '../../../facts/calendar.ts';
import {
  dayPeriod,
  fromTo,
  lastDays,
  namedPeriod,
  type Period,
  weekBefore,
  weekdayPeriod,
  weekendPeriod,
} from '../../../facts/period.ts';
import { addDays, daysEnding, type LocalDate } from '../../../time/local-date.ts';
import {
  dayOfCalendar,
  latestDate,
  latestDayOfMonth,
  latestWeekday,
  MONTH,
  monthIn,
  SHORT_WEEKDAY,
  WEEKDAY,
  weekdayIn,
} from './days.ts';
import { COUNT, countOf } from './numbers.ts';

/** Most days that are known. */
const MOST_DAYS = 400;

type Read = (groups: readonly (string | undefined)[], today: LocalDate) => Period | null;

const onDay = (date: LocalDate | null, today: LocalDate): Period | null =>
  date === null ? null : dayPeriod(date, today);

const last = (count: number, today: LocalDate): Period =>
  lastDays(Math.min(Math.max(1, count), MOST_DAYS), today);

const monthSoFar = (today: LocalDate): Period =>
  namedPeriod('this-month', datesFrom(`${today.slice(0, 7)}-01`, today), 'this month');

const wholeMonth = (year: number, month: number, words: string, today: LocalDate): Period | null => {
  const first = dayOfCalendar(year, month, 1);
  if (first === null || first > today) return null;
  const end = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return namedPeriod(first.slice(0, 7), datesFrom(first, end < today ? end : today), words);
};

const monthBefore = (today: LocalDate): Period | null => {
  const day = addDays(`${today.slice(0, 7)}-01`, -1);
  return wholeMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 'last month', today);
};

const namedMonth: Read = ([word = '', year], today) => {
  const month = monthIn(word);
  const thisYear = Number(today.slice(0, 4));
  const at = Number(year ?? (month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear));
  const name = monthNames[month - 1] ?? '';
  return wholeMonth(at, month, at === thisYear ? `in ${name}` : `in ${name} ${at}`, today);
};

const sinceMonth: Read = (groups, today) => {
  const first = namedMonth(groups, today)?.dates[0];
  return first === undefined ? null : fromTo(datesFrom(first, today), today);
};

const latestWeekend = (today: LocalDate): Period => {
  const saturday = latestWeekday(6, today);
  const dates = [saturday, addDays(saturday, 1)].filter((date) => date <= today);
  return namedPeriod('weekend', dates, 'at the weekend');
};

const everyWeekday: Read = ([word = ''], today) => {
  const name = weekdayNames[weekdayIn(word)] ?? '';
  const dates = daysEnding(today, 28).filter((date) => weekdayOf(date) === weekdayIn(word));
  return namedPeriod(`${name.toLowerCase()}s`, dates, `on ${name}s in the last 4 weeks`);
};

/** A date in digits, by the order that its parts allow: 20.11. and 20/11, and 11/20. */
const inDigits: Read = ([first = '', second = '', year], today) => {
  const [one, other] = [Number(first), Number(second)];
  return onDay(latestDate(today, other > 12 ? one : other, other > 12 ? other : one, year), today);
};

/** In order: what is read is taken out of the text. */
const readers: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [/(?:the )?day before yesterday/, (_, today) => dayPeriod(addDays(today, -2), today)],
  [/yesterday|last night/, (_, today) => dayPeriod(addDays(today, -1), today)],
  [
    new RegExp(`(${COUNT}) days? ago`),
    ([count = ''], today) => dayPeriod(addDays(today, -countOf(count)), today),
  ],
  [
    new RegExp(`(${COUNT}) weeks? ago`),
    ([count = ''], today) => dayPeriod(addDays(today, -7 * countOf(count)), today),
  ],
  [
    /(?:on )?(\d{4})-(\d{2})-(\d{2})/,
    ([year, month, day], today) => onDay(dayOfCalendar(Number(year), Number(month), Number(day)), today),
  ],
  [
    new RegExp(
      `(?:on )?(?:(?:${WEEKDAY}|${SHORT_WEEKDAY}) )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})(?:,? (20\\d\\d))?`,
    ),
    ([day, month = '', year], today) => onDay(latestDate(today, monthIn(month), Number(day), year), today),
  ],
  [
    new RegExp(
      `(?:on )?(?:(?:${WEEKDAY}|${SHORT_WEEKDAY}) )?(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?`,
    ),
    ([month = '', day, year], today) => onDay(latestDate(today, monthIn(month), Number(day), year), today),
  ],
  [/(?:on |from |since )(\d{1,2})[./](\d{1,2})(?:[./]((?:20)?\d\d))?\.?/, inDigits],
  [
    new RegExp(
      `(?:(?:in|over|during|for|within|of) )?(?:the |my )?(?:last|past|previous) (${COUNT})[ -]days?`,
    ),
    ([count = ''], today) => last(countOf(count), today),
  ],
  [
    new RegExp(
      `(?:(?:in|over|during|for|within|of) )?(?:the |my )?(?:last|past|previous) (${COUNT})[ -]weeks?`,
    ),
    ([count = ''], today) => last(countOf(count) * 7, today),
  ],
  [
    new RegExp(
      `(?:(?:in|over|during|for|within|of) )?(?:the |my )?(?:last|past|previous) (${COUNT})[ -]months?`,
    ),
    ([count = ''], today) => last(countOf(count) * 30, today),
  ],
  [
    new RegExp(`(${WEEKDAY})(?: of)? last week|last week (?:on )?(${WEEKDAY})`),
    ([one, other], today) =>
      dayPeriod(latestWeekday(weekdayIn(one ?? other ?? ''), addDays(today, -7)), today),
  ],
  [
    /(?:in|over|during|for|within) (?:the |my )?(?:last|past) week|(?:this|the past|past|current|my) week(?: so far)?|week so far|weekly|last seven days|7 days?/,
    (_, today) => lastDays(7, today),
  ],
  [/(?:the )?(?:last|previous|prior) week|(?:the )?week before(?: last)?/, (_, today) => weekBefore(today)],
  [/(?:(?:in|over|during|for|of) )?(?:the |last |past )*fortnight/, (_, today) => lastDays(14, today)],
  [
    /(?:in|over|during|for|within) the (?:last|past) month|(?:the )?past month|monthly/,
    (_, today) => lastDays(30, today),
  ],
  [
    /(?:so far )?this month(?: so far)?|(?:the )?month (?:so far|to date)|current month/,
    (_, today) => monthSoFar(today),
  ],
  [/(?:the )?(?:last|previous|prior) month/, (_, today) => monthBefore(today)],
  [
    /(?:so far )?this year(?: so far)?|year (?:so far|to date)/,
    (_, today) => namedPeriod('this-year', datesFrom(`${today.slice(0, 4)}-01-01`, today), 'this year'),
  ],
  [new RegExp(`since (${MONTH})(?: (20\\d\\d))?`), sinceMonth],
  [new RegExp(`(?:in|during|for|of) (${MONTH})(?: (20\\d\\d))?`), namedMonth],
  [/(?:on |at )?(?:the )?weekends/, (_, today) => weekendPeriod(today)],
  [
    /(?:on )?(?:the )?(?:weekdays|workdays|work days|working days)|during the week/,
    (_, today) => weekdayPeriod(today),
  ],
  [/(?:(?:on|at|over|this|last|past|the|during) )*weekend/, (_, today) => latestWeekend(today)],
  [/(?:on )?weekday/, (_, today) => weekdayPeriod(today)],
  [new RegExp(`(?:on |every |each )?(${WEEKDAY})s`), everyWeekday],
  [new RegExp(`(?:every|each) (${WEEKDAY})`), everyWeekday],
  [
    new RegExp(`(?:last|past|previous) (${WEEKDAY}|${SHORT_WEEKDAY})`),
    ([word = ''], today) => dayPeriod(latestWeekday(weekdayIn(word), addDays(today, -1)), today),
  ],
  [
    new RegExp(`(?:on |this )?(${WEEKDAY})|(?:on|this|since|for|from|and|versus) (${SHORT_WEEKDAY})`),
    ([word, other], today) => dayPeriod(latestWeekday(weekdayIn(word ?? other ?? ''), today), today),
  ],
  [
    new RegExp(`(?:on )?(?:(?:${WEEKDAY}) )?the (\\d{1,2})(?:st|nd|rd|th)`),
    ([day], today) => onDay(latestDayOfMonth(today, Number(day)), today),
  ],
  [
    /(?:so far )?today(?: so far)?|tonight|this (?:morning|afternoon|evening)|right now|so far/,
    (_, today) => dayPeriod(today, today),
  ],
  [
    /\bever\b|all time|since i (?:started|joined|began)|altogether so far/,
    (_, today) => namedPeriod('all', daysEnding(today, MOST_DAYS), 'in all the days that I can see'),
  ],
];

interface Found {
  at: number;
  period: Period;
}

/** The days that a text names, in the order of the text, and what is left of the text. */
export const periodsIn = (text: string, today: LocalDate): { periods: Period[]; rest: string } => {
  const found: Found[] = [];
  let rest = ` ${text} `;
  for (const [pattern, read] of readers) {
    rest = rest.replace(
      new RegExp(`(?<![\\p{L}\\d])(?:${pattern.source})(?![\\p{L}\\d])`, 'gu'),
      (whole, ...args) => {
        const at = args.findIndex((arg) => typeof arg === 'number');
        const period = read(args.slice(0, at) as (string | undefined)[], today);
        if (period === null) return whole;
        found.push({ at: args[at] as number, period });
        return '_'.repeat(whole.length);
      },
    );
  }
  const inOrder = found.sort((one, other) => one.at - other.at);
  const left = rest.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim();
  return { periods: joined(rest, inOrder, today), rest: left };
};

/** 'from Monday to Friday', 'since Monday' are one period. */
const joined = (rest: string, found: readonly Found[], today: LocalDate): Period[] => {
  const [first, second] = found;
  const before = first === undefined ? '' : rest.slice(0, first.at);
  const firstDay = first?.period.dates[0];
  const lastDay = second?.period.dates.at(-1);
  if (first === undefined || firstDay === undefined) return [];
  if (
    second !== undefined &&
    lastDay !== undefined &&
    /(?:from|between) *$/.test(before) &&
    firstDay < lastDay
  )
    return [fromTo(datesFrom(firstDay, lastDay), today)];
  if (found.length === 1 && /since *$/.test(before) && firstDay < today)
    return [fromTo(datesFrom(firstDay, today), today)];
  return found.map(({ period }) => period);
};
