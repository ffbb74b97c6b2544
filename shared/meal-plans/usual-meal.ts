import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { localDate } from '../time/local-date.ts';

/** A meal that a person has again and again, or has saved. */
export const usualMeal = z.object({
  /** The same words of the same meal type, or the saved meal's id. */
  id: z.string(),
  name: z.string(),
  /** When it is eaten; null for a saved meal, which fits any. */
  type: mealType.nullable(),
  calories: z.int(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  sodium: z.number().nullable(),
  serving_size: z.string().nullable(),
  items: foodItems.nullable(),
  /** On how many of the last days it was logged; 0 for a saved meal that was not, and for one of the recipe book. */
  times: z.int(),
  /** The last of them. */
  last_date: localDate.nullable(),
  is_saved: z.boolean(),
});
export type UsualMeal = z.infer<typeof usualMeal>;
