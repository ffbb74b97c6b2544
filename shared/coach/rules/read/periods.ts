import { datesFrom } from '../../../facts/calendar.ts';
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
import { addDays, type LocalDate } from '../../../time/local-date.ts';
import {
  dayOfCalendar,
  latestDate,
  latestDayOfMonth,
  latestWeekday,
  MONTH,
  monthIn,
  months,
  SHORT_WEEKDAY,
  WEEKDAY,
  weekdayIn,
} from './days.ts';
import { COUNT, countOf } from './numbers.ts';

import {
  allDays,
  daysBefore,
  onDay,
  latestDays,
  monthSoFar,
  monthBefore,
  namedMonth,
  sinceMonth,
  latestWeekend,
  everyWeekday,
  inDigits,
  daysOfMonth,
  weekAround,
  wholeYear,
  lastNamedMonth,
  type Read,
} from './named-days.ts';

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const DAYS = `(?:the )?${DAY} ?(?:to|until|till|and|-) ?(?:the )?${DAY}`;
const FULL_MONTH = months.filter((name) => name !== 'may' && name !== 'march').join('|');

/** Tried in order; each match is removed from the text. */
const readers: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [new RegExp(`(?:(?:on|from|between) )?${DAYS}(?: of)? (${MONTH})(?:,? (20\\d\\d))?`), daysOfMonth],
  [
    new RegExp(`(?:(?:on|from|between) )?(${MONTH}) ${DAYS}(?:,? (20\\d\\d))?`),
    ([month, first, last, ofYear], today) => daysOfMonth([first, last, month, ofYear], today),
  ],
  [
    new RegExp(`(?:in |during )?(?:the )?week of (?:the )?${DAY}(?: of)? (${MONTH})`),
    ([day, month = ''], today) => weekAround(latestDate(today, monthIn(month), Number(day)), today),
  ],
  [
    new RegExp(`(?:in |during )?(?:the )?week of (${MONTH}) (?:the )?${DAY}`),
    ([month = '', day], today) => weekAround(latestDate(today, monthIn(month), Number(day)), today),
  ],
  [/(?:the )?day before yesterday/, (_, today) => dayPeriod(addDays(today, -2), today)],
  [/(?:the )?day before(?: that)?(?= ?$|[ ,?])/, (_, today) => dayPeriod(addDays(today, -2), today)],
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
  [/(?:on |from |since )?(\d{1,2})[./](\d{1,2})[./]((?:20)?\d\d)/, inDigits],
  [/(?:on |from |since )(\d{1,2})[./](\d{1,2})(?:[./]((?:20)?\d\d))?\.?/, inDigits],
  [
    new RegExp(
      `(?:(?:in|over|during|for|within|of) )?(?:the |my )?(?:last|past|previous) (${COUNT})[ -]days?`,
    ),
    ([count = ''], today) => latestDays(countOf(count), today),
  ],
  [
    new RegExp(
      `(?:(?:in|over|during|for|within|of) )?(?:the |my )?(?:last|past|previous) (${COUNT})[ -]weeks?`,
    ),
    ([count = ''], today) => latestDays(countOf(count) * 7, today),
  ],
  [
    new RegExp(
      `(?:(?:in|over|during|for|within|of) )?(?:the |my )?(?:last|past|previous) (${COUNT})[ -]months?`,
    ),
    ([count = ''], today) => latestDays(countOf(count) * 30, today),
  ],
  [
    new RegExp(
      `(?:(?:in|over|during|for|within|of) )(?:the |my )?(?:last|past|previous) (\\d{1,3})(?= ?$| (?:did|do|have|i|please|or)\\b)`,
    ),
    ([count = ''], today) => latestDays(countOf(count), today),
  ],
  [
    new RegExp(`(?:the )?(${COUNT})(?: days)? (?:before|prior)(?: (?:that|those|them|then))?(?= ?$|[ ,])`),
    ([count = ''], today) => daysBefore(countOf(count), today),
  ],
  [
    new RegExp(`(${WEEKDAY})(?: of)? last week|last week (?:on )?(${WEEKDAY})`),
    ([one, other], today) =>
      dayPeriod(latestWeekday(weekdayIn(one ?? other ?? ''), addDays(today, -7)), today),
  ],
  [
    /(?:in|over|during|for|within) (?:the |my )?(?:last|past) week|(?:so far )?(?:this|the past|past|current|my|for the|of the) week(?: so far)?|week so far|weekly|(?:per|a|each|every) week|last seven days|7 days?|recently|lately|these days/,
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
    /(?:in |during )?(?:the )?(?:last|previous) year/,
    (_, today) => wholeYear([String(Number(today.slice(0, 4)) - 1)], today),
  ],
  [
    /(?:so far )?this year(?: so far)?|year (?:so far|to date)/,
    (_, today) =>
      namedPeriod('this-year', datesFrom(`${today.slice(0, 4)}-01-01`, today), 'this year', 'dieses Jahr'),
  ],
  [new RegExp(`since (${MONTH})(?: (20\\d\\d))?`), sinceMonth],
  [new RegExp(`(?:in )?last (${MONTH})`), lastNamedMonth],
  [
    new RegExp(`(?:in )?(${MONTH}) (?:of )?last year`),
    ([word], today) => namedMonth([word, String(Number(today.slice(0, 4)) - 1)], today),
  ],
  [new RegExp(`(?:in|during|for|of) (${MONTH})(?: (20\\d\\d))?`), namedMonth],
  [
    new RegExp(
      `(${FULL_MONTH}|(?<=(?:and|or|than|versus|with|to|compare|compared) )(?:may|march))(?: (20\\d\\d))?`,
    ),
    namedMonth,
  ],
  [/(?:in|during|for|of|all of) (20\d\d)/, wholeYear],
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
    new RegExp(`this (${WEEKDAY}|${SHORT_WEEKDAY})`),
    ([word = ''], today) => dayPeriod(latestWeekday(weekdayIn(word), today), today),
  ],
  // On a Friday, who asks about Friday means the one a week ago: the other one is called today.
  [
    new RegExp(`(?:on )?(${WEEKDAY})|(?:on|since|for|from|and|versus) (${SHORT_WEEKDAY})`),
    ([word, other], today) =>
      dayPeriod(latestWeekday(weekdayIn(word ?? other ?? ''), addDays(today, -1)), today),
  ],
  [
    new RegExp(`(?:on )?(?:(?:${WEEKDAY}) )?the (\\d{1,2})(?:st|nd|rd|th)`),
    ([day], today) => onDay(latestDayOfMonth(today, Number(day)), today),
  ],
  [
    /(?:so far )?today(?: so far)?|tonight|this (?:morning|afternoon|evening)|right now|so far/,
    (_, today) => dayPeriod(today, today),
  ],
  [/\bever\b|all time|since i (?:started|joined|began)|altogether so far/, (_, today) => allDays(today)],
];

interface Found {
  at: number;
  period: Period;
}

/** Returns the periods of a text in order, and the rest of the text. */
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
  const periods = joined(rest, inOrder, today);
  // Words that join periods are parsed with them.
  const bare =
    periods.length === 1 && found.length > 0
      ? rest.replace(/\b(?:since|from|between) *(?=_)|(?<=_) *(?:to|until|till|through|and) *(?=_)/g, ' ')
      : rest;
  return { periods, rest: bare.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim() };
};

/** Joins 'from Monday to Friday' and 'since Monday' into one period. */
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
