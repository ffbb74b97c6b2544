import * as z from 'zod';

/** kcal; g for protein, carbs, fat, fiber, sugar; mg for sodium. Unknown is null, never 0. */
export const nutrientNames = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;
export type NutrientName = (typeof nutrientNames)[number];
export type Nutrients = Record<NutrientName, number | null>;

/** A thermochemical kilocalorie is so many kilojoules. */
export const KJ_OF_KCAL = 4.184;

/** What 100 g of pure fat, a pure macronutrient or table salt hold: no food has more, and a larger figure is a slip. */
export const mostPer100g: Readonly<Record<NutrientName, number>> = {
  calories: 902,
  protein: 100,
  carbs: 100,
  fat: 100,
  fiber: 100,
  sugar: 100,
  sodium: 39_340,
};

/** Figures of which nothing is known. */
export const unknownNutrients: Nutrients = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
};

/** Largest weight of one food, g. */
export const MOST_GRAMS = 5_000;

const amount = (most: number) => z.number().min(0).max(most);

/** Upper bounds are what no single logged meal reaches; a larger number is a slip of the keyboard. */
export const caloriesAmount = z.int().min(0).max(20_000);
export const gramsAmount = amount(MOST_GRAMS);
export const milligramsAmount = amount(200_000);

/** What that much of a food may hold at most: whatever is weighed within the bound has figures within theirs. */
const amountIn = (name: NutrientName) => amount((mostPer100g[name] * MOST_GRAMS) / 100).nullable();

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
