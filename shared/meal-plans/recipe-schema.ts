import * as z from 'zod';
import { mealType, mealTypes } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { nutrientsSchema } from '../nutrition/values/nutrients-schema.ts';

/** Price class of a recipe's ingredients per serving: 1 is the cheapest. */
export const budgets = [1, 2, 3] as const;
export type Budget = (typeof budgets)[number];

/** A recipe of the book with food table values. */
export const bookRecipe = z.object({
  id: z.string(),
  name: z.string(),
  /** Suitable meal types. */
  types: z.array(mealType),
  /** Total time from preparation to serving. */
  minutes: z.int(),
  /** Number of servings that the items make. */
  portions: z.int(),
  budget: z.literal(budgets),
  ingredients: z.array(z.string()),
  method: z.array(z.string()),
  items: foodItems,
  /** Values of one serving. */
  per_serving: nutrientsSchema,
});
export type BookRecipe = z.infer<typeof bookRecipe>;

/** A recommended recipe with its servings. */
export const recommendedRecipe = z.object({
  ...bookRecipe.shape,
  /** Recommended servings, in halves from 0.5 to 2. */
  servings: z.number(),
});
export type RecommendedRecipe = z.infer<typeof recommendedRecipe>;

const amount = (most: number) => z.coerce.number().min(0).max(most);

/** The remaining values of a day, and the meal to find a recipe for. */
export const recipeRequest = z.strictObject({
  meal_type: z.enum(mealTypes),
  /** kcal. */
  calories: amount(20_000),
  /** g; omitted if irrelevant. */
  protein: amount(1_000).default(0),
  fiber: amount(1_000).default(0),
});
export type RecipeRequest = z.output<typeof recipeRequest>;
