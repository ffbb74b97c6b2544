import type { MealType } from '../food-entries/meal-type.ts';
import { mealOfHour } from '../nutrition/parse/vocabulary/meal-times.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import type { MealPart } from './described-meal.ts';

/** Where a meal of a text is logged. */
export interface MealPlace {
  meal_type: MealType;
  local_date: LocalDate;
  /** Clock time as `HH:MM`, null if the text does not say. */
  time: string | null;
}

interface Defaults {
  /** The user's current day, which 'yesterday' refers to. */
  today: LocalDate;
  /** Day and meal for what the text does not say. */
  day: LocalDate;
  meal: MealType;
}

/** Returns where a meal is logged: what the text states wins over the defaults, and a time tells the meal. */
export const mealPlaceOf = (
  { meal, day, time }: Pick<MealPart, 'meal' | 'day' | 'time'>,
  defaults: Defaults,
): MealPlace => ({
  meal_type: meal ?? (time === null ? defaults.meal : mealOfHour(Number(time.slice(0, 2)))),
  local_date: day === null ? defaults.day : addDays(defaults.today, day),
  time,
});
