import * as z from 'zod';
import { mealType, mealTypes } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { nutrientsSchema } from '../nutrition/values/nutrients-schema.ts';

/** A recipe of the book, read by the food table: every figure has its record. */
export const bookRecipe = z.object({
  id: z.string(),
  name: z.string(),
  /** Meals that it suits. */
  types: z.array(mealType),
  /** From the first cut to the table. */
  minutes: z.int(),
  /** Servings that the items make together. */
  portions: z.int(),
  ingredients: z.array(z.string()),
  method: z.array(z.string()),
  items: foodItems,
  /** Figures of one serving. */
  per_serving: nutrientsSchema,
});
export type BookRecipe = z.infer<typeof bookRecipe>;

/** A recipe that fits, and how much of it. */
export const recommendedRecipe = z.object({
  ...bookRecipe.shape,
  /** Servings that fit best: half servings, 0.5 to 2. */
  servings: z.number(),
});
export type RecommendedRecipe = z.infer<typeof recommendedRecipe>;

const amount = (most: number) => z.coerce.number().min(0).max(most);

/** What is left of a day, and the meal that a recipe is wanted for. */
export const recipeWish = z.strictObject({
  meal_type: z.enum(mealTypes),
  /** kcal */
  calories: amount(20_000),
  /** g; left out where it does not matter. */
  protein: amount(1_000).default(0),
  fiber: amount(1_000).default(0),
});
export type RecipeWish = z.output<typeof recipeWish>;
