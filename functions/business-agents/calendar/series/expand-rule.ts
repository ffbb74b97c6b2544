import { Frequency, RRule, Weekday } from 'rrule';
import type { LocalStart } from '#shared/business-agents/calendar/local-start.ts';
import {
  parseRecurrenceRule,
  type RuleDay,
  ruleDays,
} from '#shared/business-agents/calendar/recurrence-rule.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

/** What decides when a series takes place. */
export interface RuleOfSeries {
  rrule: string;
  /** The first occurrence. */
  start: LocalStart;
  time_zone: string;
}

/** Local times are calculated as if they were UTC, so that the clock changes of no zone interfere. */
const asUtc = (local: LocalStart): Date => new Date(`${local}:00Z`);
const asLocal = (date: Date): LocalStart => date.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

const dayIndex = (day: RuleDay): number => ruleDays.indexOf(day);

/** Returns the local time up to which a rule runs: an UNTIL in UTC counts in the zone, a day to its end. */
const untilOf = (until: string, zone: string): Date => {
  const [, year, month, day, hour = '23', minute = '59', second = '59'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(until) ?? [];
  const written = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (!until.endsWith('Z')) return written;
  const { date, time } = wallClockOf(written, zone);
  return new Date(`${date}T${time}Z`);
};

/** The library derives a part from the first occurrence only if it is null. */
const given = <Part>(parts: readonly Part[]): Part[] | null => (parts.length > 0 ? [...parts] : null);

/** @throws Error for a rule that the schema rejects */
const ruleOf = ({ rrule, start, time_zone }: RuleOfSeries): RRule => {
  const rule = parseRecurrenceRule(rrule);
  if (!rule) throw new Error('The rule is invalid.');
  return new RRule({
    freq: Frequency[rule.freq],
    dtstart: asUtc(start),
    interval: rule.interval,
    count: rule.count,
    until: rule.until === null ? null : untilOf(rule.until, time_zone),
    byweekday: given(rule.byDay.map(({ day, nth }) => new Weekday(dayIndex(day), nth ?? undefined))),
    bymonthday: given(rule.byMonthDay),
    bymonth: given(rule.byMonth),
    bysetpos: given(rule.bySetPos),
    wkst: dayIndex(rule.weekStart ?? 'MO'),
  });
};

/**
 * Returns the local starts of a series from one local time until before another (RFC 5545, 3.8.5.3). The first
 * occurrence belongs to it even if the rule does not contain it.
 */
export const expandRule = (series: RuleOfSeries, from: LocalStart, before: LocalStart): LocalStart[] => {
  const { start } = series;
  const last = new Date(asUtc(before).getTime() - 1);
  const found = ruleOf(series)
    .between(asUtc(from > start ? from : start), last, true)
    .map(asLocal);
  const isFirstMissing = start >= from && start < before && found[0] !== start;
  return isFirstMissing ? [start, ...found] : found;
};

/** Returns the first start of a rule at or after a local time, which is its own start by default; null without one. */
export const firstOf = (series: RuleOfSeries, from = series.start): LocalStart | null => {
  const first = ruleOf(series).after(asUtc(from), true);
  return first && asLocal(first);
};

/** Returns the second start of a series at or after a local time, or the only one; null without one. */
export const secondOf = (series: RuleOfSeries, from: LocalStart): LocalStart | null => {
  const first = from <= series.start ? series.start : firstOf(series, from);
  const second = first && ruleOf(series).after(asUtc(first), false);
  return second ? asLocal(second) : first;
};
