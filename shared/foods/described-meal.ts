import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/food-item.ts';

/** How an answer came about: the food table and rules, a language model, or the browser's own model. */
export const engine = z.enum(['rules', 'model', 'device']);

export const describedMeal = z.object({
  items: foodItems,
  /** The meal the words name, e.g. 'for breakfast'; null when they name none. */
  meal_type: mealType.nullable(),
  /** Parts of the text that no food was found for. */
  not_understood: z.array(z.string()),
  engine,
  /** A model may know what was not understood, and is asked once the person agrees to that (decision D45). */
  consent_needed: z.boolean().optional(),
});
export type DescribedMeal = z.infer<typeof describedMeal>;

export const groundedFoods = z.object({ items: foodItems, engine });
