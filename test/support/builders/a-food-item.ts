import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients, withGrams } from '#shared/nutrition/values/totals.ts';

const rice = { calories: 130, protein: 2.7, carbs: 28, fat: 0.3, fiber: 0.4, sugar: 0.1, sodium: 1 };
const salmon = { calories: 206, protein: 22, carbs: 0, fat: 12, fiber: 0, sugar: 0, sodium: 61 };

/** Creates a weighed food with nutrition facts of the food table. */
export const aFoodItem = (fields: Partial<FoodItem> = {}): FoodItem => {
  const per100g = fields.per_100_g ?? rice;
  const grams = fields.grams ?? 150;
  return {
    name: 'White rice, cooked',
    grams,
    record_id: 'usda:168878',
    source: 'usda',
    confidence: 0.7,
    per_100_g: per100g,
    nutrients: scaleNutrients(per100g, grams),
    ...fields,
  };
};

export const salmonItem = aFoodItem({
  name: 'Salmon, roasted',
  grams: 100,
  record_id: 'usda:175168',
  confidence: 0.9,
  per_100_g: salmon,
  nutrients: scaleNutrients(salmon, 100),
});

/** A food of the table, per 100 g: 120 kcal, 8 g protein, 10 g carbs, 4 g fat; sodium is unknown. */
export const aBanana = (over: Partial<FoodItem> = {}): FoodItem => {
  const per_100_g = { calories: 120, protein: 8, carbs: 10, fat: 4, fiber: 2, sugar: 1, sodium: null };
  const base: FoodItem = {
    name: 'Banana, raw',
    grams: 100,
    record_id: 'usda:173944',
    source: 'usda',
    confidence: 0.9,
    per_100_g,
    nutrients: per_100_g,
    ...over,
  };
  return withGrams(base, base.grams);
};
