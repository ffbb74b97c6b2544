import type { LocalStart } from '#shared/business-agents/calendar/local-start.ts';
import { parseRecurrenceRule, ruleDays, ruleText } from '#shared/business-agents/calendar/recurrence-rule.ts';
import type { StoredSeries } from '../../common/calendar/series/series-repository.ts';
import { expandRule } from './expand-rule.ts';

const dayOf = (local: LocalStart) => ruleDays[(new Date(`${local}:00Z`).getUTCDay() + 6) % 7]!;

/**
 * Returns the rule of a series from one occurrence on: the rest of its count, and the new weekday if the occurrence of a
 * weekly rule with one day moves to another.
 * @param start the new start of the occurrence
 */
export const followingRule = (series: StoredSeries, occurrence: LocalStart, start: LocalStart): string => {
  const rule = parseRecurrenceRule(series.rrule);
  if (!rule) return series.rrule;
  const passed = rule.count === null ? 0 : expandRule(series, series.start, occurrence).length;
  const [day, ...others] = rule.byDay;
  const isMoved =
    rule.freq === 'WEEKLY' &&
    day?.day === dayOf(occurrence) &&
    others.length === 0 &&
    day.day !== dayOf(start);
  return ruleText({
    ...rule,
    count: rule.count === null ? null : Math.max(1, rule.count - passed),
    ...(isMoved && { byDay: [{ day: dayOf(start), nth: null }] }),
  });
};
