import type { MealType } from '#shared/food-entries/meal-type.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';

/** When a meal of a day that is over is thought to have been eaten. */
export const usualTimes: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '12:30',
  snack: '16:00',
  dinner: '19:00',
};

/**
 * The time to log a meal of a day with: none for today, because the moment of logging counts; the meal's usual time on
 * any other day. The same meal always has the same, so that a repeated press stays a repeated press.
 */
export const loggedAtOn = (
  day: LocalDate,
  mealType: MealType,
  timeZone: string,
  now = new Date(),
): { logged_at?: string } =>
  day === localDateOf(now, timeZone)
    ? {}
    : { logged_at: instantOf(day, usualTimes[mealType], timeZone).toISOString() };
