import * as z from 'zod';
import { MAX_GRAMS, maxPer100g, type NutrientName } from './nutrients.ts';

const amount = (most: number) => z.number().min(0).max(most);

/** Upper bounds are what no single logged meal reaches; a larger number is a slip of the keyboard. */
export const caloriesAmount = z.int().min(0).max(20_000);
export const gramsAmount = amount(MAX_GRAMS);
export const milligramsAmount = amount(200_000);

/** What that much of a food may hold at most: whatever is weighed within the bound has figures within theirs. */
const amountIn = (name: NutrientName) => amount((maxPer100g[name] * MAX_GRAMS) / 100).nullable();

/** Nutrients of one food, as they travel and as they are stored. */
export const nutrientsSchema = z.strictObject({
  calories: amountIn('calories'),
  protein: amountIn('protein'),
  carbs: amountIn('carbs'),
  fat: amountIn('fat'),
  fiber: amountIn('fiber'),
  sugar: amountIn('sugar'),
  sodium: amountIn('sodium'),
});
