import * as z from 'zod';
import { mealType } from '../food-entries/schema.ts';
import { defineRoute } from '../http/route.ts';
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
});
export type DescribedMeal = z.infer<typeof describedMeal>;

export const foodRoutes = {
  /** Turns a meal in words into weighed foods with figures from the food table. */
  describe: defineRoute({
    method: 'POST',
    path: '/api/foods/describe',
    auth: 'user',
    status: 200,
    body: z.strictObject({ text: z.string().trim().min(1, 'Please say what is on the plate.').max(1_000) }),
    response: describedMeal,
    errors: ['NO_FOOD_RECOGNISED'],
  }),
};
