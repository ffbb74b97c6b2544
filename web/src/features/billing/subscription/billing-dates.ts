import { locale } from '#web/lib/language/language.ts';
import type { Interval } from '#shared/plans/tiers.ts';
import { TRIAL_DAYS } from '#shared/plans/plans.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The day of an instant where the person is, e.g. 'Nov 29, 2026'. */
export const formatDate = (instant: string | Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));

/** When a trial that begins now ends. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);

/** When a period that begins now is over: on the same day, or on the month's last where it has no such day. */
export const periodEnd = (now: Date, interval: Interval): Date => {
  const end = new Date(now);
  if (interval === 'monthly') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  // 31 January and a month would be 3 March.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
};
