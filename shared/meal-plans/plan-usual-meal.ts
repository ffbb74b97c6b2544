import type { MealType } from '../food-entries/meal-type.ts';
import { defaultTimes } from './default-meals.ts';
import type { NewPlannedMeal } from './schema.ts';
import type { UsualMeal } from './usual-meal.ts';

/** Converts a usual meal to a planned meal with its values and their sources. */
export const planUsualMeal = (
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
