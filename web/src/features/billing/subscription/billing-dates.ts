import { locale } from '#web/lib/language/language.ts';
import type { Interval } from '#shared/plans/tiers.ts';
import { TRIAL_DAYS } from '#shared/plans/plans.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Formats an instant's local date, e.g. 'Nov 29, 2026'. */
export const formatDate = (instant: string | Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));

/** Returns the end of a trial that starts now. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);

/**
 * Returns the end of a billing period that starts now: the same day of the month, or the month's last day if that is
 * earlier.
 */
export const periodEnd = (now: Date, interval: Interval): Date => {
  const end = new Date(now);
  if (interval === 'monthly') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  // 31 January plus a month would be 3 March.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
};
