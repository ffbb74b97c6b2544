import * as z from 'zod';
import { MAX_GRAMS, maxPer100g, type NutrientName } from './nutrients.ts';

const amount = (most: number) => z.number().min(0).max(most);

/** Upper limits that no single meal reaches: a larger number is a typing error. */
export const caloriesAmount = z.int().min(0).max(20_000);
export const gramsAmount = amount(MAX_GRAMS);
export const milligramsAmount = amount(200_000);

/** Returns the limit of a nutrient for the maximum weight, so that a valid weight always has valid values. */
const amountIn = (name: NutrientName) => amount((maxPer100g[name] * MAX_GRAMS) / 100).nullable();

/** Nutrients of a food, in requests and in the table. */
export const nutrientsSchema = z.strictObject({
  calories: amountIn('calories'),
  protein: amountIn('protein'),
  carbs: amountIn('carbs'),
  fat: amountIn('fat'),
  fiber: amountIn('fiber'),
  sugar: amountIn('sugar'),
  sodium: amountIn('sodium'),
});

/** The nutrients of a logged or planned meal; null if unknown. Grams, sodium in mg. */
export const mealNutrients = {
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  sodium: z.number().nullable(),
};

const typedGrams = gramsAmount.nullable().default(null);

/** The nutrients of a meal in a request. */
export const newMealNutrients = {
  protein: typedGrams,
  carbs: typedGrams,
  fat: typedGrams,
  fiber: typedGrams,
  sugar: typedGrams,
  sodium: milligramsAmount.nullable().default(null),
};
