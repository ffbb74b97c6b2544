import {
  parseRecurrenceRule,
  type RecurrenceRule,
  type RuleDay,
  ruleDays,
  ruleText,
} from '#shared/business-agents/calendar/recurrence-rule.ts';

/** Repetitions of the form. `custom` keeps a rule that the form cannot show. */
const repeatKinds = ['never', 'daily', 'weekly', 'month_day', 'month_weekday', 'yearly', 'custom'] as const;
export type RepeatKind = (typeof repeatKinds)[number];
export type RepeatEnd = 'never' | 'until' | 'count';

/** Typed values of the form. */
export interface Repeat {
  kind: RepeatKind;
  interval: string;
  days: readonly RuleDay[];
  end: RepeatEnd;
  /** Local day. */
  until: string;
  count: string;
  /** The rule of `custom`. */
  rule: string;
}

const DAYS = 7;
/** Returns the weekday of a local day or start. */
export const ruleDayOf = (local: string): RuleDay =>
  ruleDays[(new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay() + DAYS - 1) % DAYS] ?? 'MO';

const dayOfMonth = (local: string): number => Number(local.slice(8, 10));
/** Returns which weekday of its month a day is, such as 2 for the second Tuesday; the fifth one is the last (-1). */
export const nthOf = (local: string): number => {
  const nth = Math.ceil(dayOfMonth(local) / DAYS);
  return nth === 5 ? -1 : nth;
};

export const noRepeat: Repeat = {
  kind: 'never',
  interval: '1',
  days: [],
  end: 'never',
  until: '',
  count: '10',
  rule: '',
};

const plain: RecurrenceRule = {
  freq: 'DAILY',
  interval: 1,
  count: null,
  until: null,
  byDay: [],
  byMonthDay: [],
  byMonth: [],
  bySetPos: [],
  weekStart: null,
};

const partsOf = (kind: RepeatKind, days: readonly RuleDay[], start: string): Partial<RecurrenceRule> => {
  const own = ruleDayOf(start);
  switch (kind) {
    case 'weekly':
      return { freq: 'WEEKLY', byDay: (days.length > 0 ? days : [own]).map((day) => ({ day, nth: null })) };
    case 'month_day':
      return { freq: 'MONTHLY', byMonthDay: [dayOfMonth(start)] };
    case 'month_weekday':
      return { freq: 'MONTHLY', byDay: [{ day: own, nth: nthOf(start) }] };
    case 'yearly':
      return { freq: 'YEARLY' };
    case 'daily':
    case 'never':
    case 'custom':
      return { freq: 'DAILY' };
  }
};

/** Returns the RRULE of the form, or null for a single event. @param start local start of the first occurrence */
export const toRule = (
  { kind, interval, days, end, until, count, rule }: Repeat,
  start: string,
): string | null => {
  if (kind === 'never') return null;
  if (kind === 'custom') return rule;
  return ruleText({
    ...plain,
    ...partsOf(kind, days, start),
    interval: Number(interval),
    until: end === 'until' ? until.replaceAll('-', '') : null,
    count: end === 'count' ? Number(count) : null,
  });
};

const kindOf = (rule: RecurrenceRule, start: string): RepeatKind => {
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = rule;
  const [day, ...others] = byDay;
  if (bySetPos.length > 0 || byMonth.length > 0) return 'custom';
  const isBare = byDay.length === 0 && byMonthDay.length === 0;
  if (freq === 'DAILY') return isBare ? 'daily' : 'custom';
  if (freq === 'YEARLY') return isBare ? 'yearly' : 'custom';
  if (freq === 'WEEKLY') return 'weekly';
  if (isBare || (byDay.length === 0 && byMonthDay.join() === String(dayOfMonth(start)))) return 'month_day';
  const isOwnDay = byMonthDay.length === 0 && others.length === 0 && day?.day === ruleDayOf(start);
  return isOwnDay && day.nth === nthOf(start) ? 'month_weekday' : 'custom';
};

/** Returns the form's values of a rule. */
export const fromRule = (text: string, start: string): Repeat => {
  const rule = parseRecurrenceRule(text);
  if (!rule) return { ...noRepeat, kind: 'custom', rule: text };
  const { until } = rule;
  const day = until === null ? '' : `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  return {
    kind: kindOf(rule, start),
    interval: String(rule.interval),
    days: rule.byDay.map((each) => each.day),
    end: rule.count === null ? (until === null ? 'never' : 'until') : 'count',
    until: day,
    count: String(rule.count ?? noRepeat.count),
    rule: text,
  };
};
