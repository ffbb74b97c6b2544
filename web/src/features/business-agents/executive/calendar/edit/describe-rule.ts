import {
  parseRecurrenceRule,
  type RuleDay,
  ruleDays,
} from '#shared/business-agents/calendar/recurrence-rule.ts';
import { locale } from '#web/lib/language/language.ts';
import { plural, t } from '#web/lib/language/translate.ts';

/** Any Monday. */
const MONDAY_MS = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;

/** Returns the name of a weekday in the page's language. */
export const ruleDayName = (day: RuleDay, form: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format(
    MONDAY_MS + ruleDays.indexOf(day) * DAY_MS,
  );

/** Describes how often an event repeats, such as 'Every 2 weeks on Mon, Wed'. */
export const describeRule = (text: string): string => {
  const rule = parseRecurrenceRule(text);
  if (!rule) return t('Repeats');
  const { freq, interval: count } = rule;
  const often = {
    DAILY: () => plural(count, 'Every day', 'Every {count} days', { count }),
    WEEKLY: () => plural(count, 'Every week', 'Every {count} weeks', { count }),
    MONTHLY: () => plural(count, 'Every month', 'Every {count} months', { count }),
    YEARLY: () => plural(count, 'Every year', 'Every {count} years', { count }),
  }[freq]();
  if (freq !== 'WEEKLY' || rule.byDay.length === 0) return often;
  const days = ruleDays.filter((day) => rule.byDay.some((each) => each.day === day));
  return t('{often} on {days}', { often, days: days.map((day) => ruleDayName(day, 'short')).join(', ') });
};
