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
