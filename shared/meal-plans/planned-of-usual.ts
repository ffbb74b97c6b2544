import type { MealType } from '../food-entries/meal-type.ts';
import { defaultTimes } from './default-meals.ts';
import type { NewPlannedMeal } from './schema.ts';
import type { UsualMeal } from './usual-meal.ts';

/** A usual meal as a row of a plan, with its figures and where they come from. */
export const plannedOfUsual = (
  { name, calories, protein, carbs, fat, fiber, sugar, sodium, serving_size, items }: UsualMeal,
  type: MealType,
  id: string,
  time: string = defaultTimes[type],
): NewPlannedMeal => ({
  id,
  type,
  name,
  calories,
  time,
  notes: null,
  protein,
  carbs,
  fat,
  fiber,
  sugar,
  sodium,
  serving_size,
  items,
});
