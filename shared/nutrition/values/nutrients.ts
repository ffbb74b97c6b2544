/** kcal; g for protein, carbs, fat, fiber, sugar; mg for sodium. Unknown is null, never 0. */
export const nutrientNames = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;
export type NutrientName = (typeof nutrientNames)[number];
export type Nutrients = Record<NutrientName, number | null>;

/** Kilojoules per thermochemical kilocalorie. */
export const KJ_OF_KCAL = 4.184;

/** Values per 100 g of pure fat, a pure macronutrient or table salt. A larger value is a mistake. */
export const maxPer100g: Readonly<Record<NutrientName, number>> = {
  calories: 902,
  protein: 100,
  carbs: 100,
  fat: 100,
  fiber: 100,
  sugar: 100,
  sodium: 39_340,
};

/** Nutrients without any known value. */
export const unknownNutrients: Nutrients = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
};

/** Maximum weight of one food, g. */
export const MAX_GRAMS = 5_000;
