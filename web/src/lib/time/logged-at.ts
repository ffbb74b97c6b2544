import type { MealType } from '#shared/food-entries/meal-type.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';

/** Assumed time of each meal on past days. */
export const usualTimes: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '12:30',
  snack: '16:00',
  dinner: '19:00',
};

/**
 * Returns the time to log a meal with: the stated one; none for today, because the server uses the current time; the
 * meal's usual time on other days. It is constant per meal, so that a retry stays identical.
 * @param time stated clock time, `HH:MM`. One that is still to come is ignored
 */
export const loggedAtOn = (
  day: LocalDate,
  mealType: MealType,
  timeZone: string,
  now = new Date(),
  time: string | null = null,
): { logged_at?: string } => {
  const stated = time === null ? null : instantOf(day, time, timeZone);
  if (stated !== null && stated <= now) return { logged_at: stated.toISOString() };
  return day === localDateOf(now, timeZone)
    ? {}
    : { logged_at: instantOf(day, usualTimes[mealType], timeZone).toISOString() };
};
