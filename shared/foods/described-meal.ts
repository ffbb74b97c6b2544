import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/values/food-item.ts';

/** Source of an answer: the food table and rules, a language model, or the browser's own model. */
export const engine = z.enum(['rules', 'model', 'device']);

export const describedMeal = z.object({
  items: foodItems,
  /** The meal in the text, for example 'for breakfast', or null. */
  meal_type: mealType.nullable(),
  /** Phrases without a matching food. */
  not_understood: z.array(z.string()),
  engine,
  /** Set if a model could recognize the rest but the user has not decided about AI yet (decision D45). */
  consent_needed: z.boolean().optional(),
});
export type DescribedMeal = z.infer<typeof describedMeal>;

export const groundedFoods = z.object({ items: foodItems, engine });
