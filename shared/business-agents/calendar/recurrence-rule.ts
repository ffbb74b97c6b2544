import * as z from 'zod';

/** Days of the week as in RFC 5545; Monday first. */
export const ruleDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RuleDay = (typeof ruleDays)[number];

/** Longest stored rule. */
const MAX_LETTERS = 200;
export const MAX_INTERVAL = 99;
export const MAX_COUNT = 999;

/** A weekday, in monthly and yearly rules optionally the nth or nth-to-last one. */
interface NumberedDay {
  day: RuleDay;
  nth: number | null;
}

/** A parsed RRULE (RFC 5545, 3.3.10). Parts that are absent are empty, 1 or null. */
export interface RecurrenceRule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  /** `YYYYMMDD`, `YYYYMMDDTHHMMSS` or `YYYYMMDDTHHMMSSZ`. */
  until: string | null;
  byDay: readonly NumberedDay[];
  byMonthDay: readonly number[];
  byMonth: readonly number[];
  bySetPos: readonly number[];
  weekStart: RuleDay | null;
}

const numbers = (text: string | undefined, isValid: (number: number) => boolean): number[] | null => {
  if (text === undefined) return [];
  const all = text.split(',').map(Number);
  return all.every((number) => Number.isInteger(number) && isValid(number)) ? all : null;
};
const within =
  (most: number) =>
  (number: number): boolean =>
    number !== 0 && Math.abs(number) <= most;
const between =
  (least: number, most: number) =>
  (number: number): boolean =>
    number >= least && number <= most;

const daysOf = (text: string | undefined, maxNth: number): NumberedDay[] | null => {
  if (text === undefined) return [];
  const all = text.split(',').map((part) => {
    const [, nth, day] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(part) ?? [];
    if (day === undefined) return null;
    const number = nth === undefined ? null : Number(nth);
    return number === null || within(maxNth)(number) ? { day: day as RuleDay, nth: number } : null;
  });
  return all.includes(null) ? null : (all as NumberedDay[]);
};

const one = (list: readonly number[] | null): number | null | undefined =>
  list === null || list.length > 1 ? undefined : (list[0] ?? null);

const longestMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Returns whether one of the days exists in one of the months: 30 February never does. */
const canOccur = (byMonth: readonly number[], byMonthDay: readonly number[]): boolean =>
  byMonth.length === 0 ||
  byMonthDay.length === 0 ||
  byMonth.some((month) => byMonthDay.some((day) => Math.abs(day) <= (longestMonth[month - 1] ?? 0)));

const known = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);

const partsOf = (text: string): Map<string, string> | null => {
  const parts = text
    .toUpperCase()
    .split(';')
    .map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  const isValid = parts.every((part) => part.length === 2) && names.every((name) => known.has(name));
  return isValid && new Set(names).size === names.length
    ? new Map(parts.map(([name = '', value = '']) => [name, value]))
    : null;
};

/**
 * Parses an RRULE value. Supports daily, weekly, monthly and yearly rules with days, months and positions.
 * @returns null for an invalid rule, one that can never occur, and rare parts such as BYHOUR or BYWEEKNO
 */
export const parseRecurrenceRule = (text: string): RecurrenceRule | null => {
  const parts = text.length > MAX_LETTERS ? null : partsOf(text.replace(/;$/, ''));
  const freq = parts?.get('FREQ');
  if (!parts || (freq !== 'DAILY' && freq !== 'WEEKLY' && freq !== 'MONTHLY' && freq !== 'YEARLY'))
    return null;
  const isMonthly = freq === 'MONTHLY' || freq === 'YEARLY';
  const byMonth = numbers(parts.get('BYMONTH'), between(1, 12));
  const maxNth = freq === 'YEARLY' && byMonth?.length === 0 ? 52 : 5;
  const byDay = daysOf(parts.get('BYDAY'), isMonthly ? maxNth : 0);
  const byMonthDay = numbers(parts.get('BYMONTHDAY'), within(31));
  const bySetPos = numbers(parts.get('BYSETPOS'), within(5));
  const interval = one(numbers(parts.get('INTERVAL'), between(1, MAX_INTERVAL)));
  const count = one(numbers(parts.get('COUNT'), between(1, MAX_COUNT)));
  const until = parts.get('UNTIL') ?? null;
  const weekStart = parts.get('WKST') ?? null;
  if (!byMonth || !byDay || !byMonthDay || !bySetPos || interval === undefined || count === undefined)
    return null;
  if (until !== null && (count !== null || !/^\d{8}(?:T\d{6}Z?)?$/.test(until))) return null;
  if (weekStart !== null && !ruleDays.includes(weekStart as RuleDay)) return null;
  if (byMonthDay.length > 0 && (!isMonthly || !canOccur(byMonth, byMonthDay))) return null;
  const isPositioned = bySetPos.length > 0;
  const isPlainDays = byDay.length > 0 && byDay.every(({ nth }) => nth === null) && byMonthDay.length === 0;
  if (isPositioned && !(isMonthly && isPlainDays)) return null;
  return {
    freq,
    interval: interval ?? 1,
    count,
    until,
    byDay,
    byMonthDay,
    byMonth,
    bySetPos,
    weekStart: weekStart as RuleDay | null,
  };
};

/** Returns the RRULE value of a rule, without parts that have their default. */
export const ruleText = (rule: RecurrenceRule): string =>
  [
    `FREQ=${rule.freq}`,
    rule.interval > 1 && `INTERVAL=${rule.interval}`,
    rule.count !== null && `COUNT=${rule.count}`,
    rule.until !== null && `UNTIL=${rule.until}`,
    rule.byMonth.length > 0 && `BYMONTH=${rule.byMonth.join(',')}`,
    rule.byMonthDay.length > 0 && `BYMONTHDAY=${rule.byMonthDay.join(',')}`,
    rule.byDay.length > 0 && `BYDAY=${rule.byDay.map(({ day, nth }) => `${nth ?? ''}${day}`).join(',')}`,
    rule.bySetPos.length > 0 && `BYSETPOS=${rule.bySetPos.join(',')}`,
    rule.weekStart !== null && `WKST=${rule.weekStart}`,
  ]
    .filter((part) => part !== false)
    .join(';');

/** An RRULE value. */
export const recurrenceRule = z
  .string()
  .max(MAX_LETTERS)
  .refine((text) => parseRecurrenceRule(text) !== null, 'This repetition isn’t supported.');
