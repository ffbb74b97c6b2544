import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { mealNutrients } from '../nutrition/values/nutrients-schema.ts';
import { bookRecipe } from './recipe-schema.ts';
import { localDate } from '../time/local-date.ts';

/** A meal that a user eats often or has saved. */
export const usualMeal = z.object({
  /** Meal type and normalized name, or the saved meal's ID. */
  id: z.string(),
  name: z.string(),
  /** Its usual meal type; null for a saved meal, which fits any. */
  type: mealType.nullable(),
  calories: z.int(),
  ...mealNutrients,
  serving_size: z.string().nullable(),
  items: foodItems.nullable(),
  /** Number of recent days on which it was logged; 0 for an unused saved meal and for a recipe. */
  times: z.int(),
  /** The latest of these days. */
  last_date: localDate.nullable(),
  is_saved: z.boolean(),
  /** Set for a recipe of the book: total minutes, price class and the servings that it makes. */
  recipe: bookRecipe.pick({ id: true, minutes: true, budget: true, portions: true }).optional(),
});
export type UsualMeal = z.infer<typeof usualMeal>;
