import { instantInZone } from '../instant-in-zone.ts';
import { parseRecurrenceRule, ruleText } from '../recurrence-rule.ts';
import type { EventSeries } from '../series.ts';
import { dayValue, utcValue } from './content-line.ts';

const LETTERS_OF_DAY = 8;

/** Returns a UNTIL of the stored rule as a local time. */
const untilLocal = (until: string): string => {
  const [, year, month, day, hour = '23', minute = '59'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(until) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

/**
 * Returns the RRULE of a series for other calendars. Its UNTIL is a day for all-day events and an instant in UTC for
 * others (RFC 5545, 3.3.10), and it ends where the series was cut off.
 */
export const feedRule = ({ rrule, all_day, time_zone, ends_before }: EventSeries): string => {
  const rule = parseRecurrenceRule(rrule);
  if (!rule) return rrule;
  const written = (local: string): string =>
    all_day ? dayValue(local) : utcValue(instantInZone(local, time_zone));
  if (ends_before !== null) {
    const last = new Date(Date.parse(`${ends_before}:00Z`) - 60_000).toISOString().slice(0, 16);
    return ruleText({ ...rule, count: null, until: written(last) });
  }
  const { until } = rule;
  if (until === null) return ruleText(rule);
  if (until.endsWith('Z'))
    return ruleText({ ...rule, until: all_day ? until.slice(0, LETTERS_OF_DAY) : until });
  return ruleText({ ...rule, until: written(untilLocal(until)) });
};
