import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';

const rice = { calories: 130, protein: 2.7, carbs: 28, fat: 0.3, fiber: 0.4, sugar: 0.1, sodium: 1 };
const salmon = { calories: 206, protein: 22, carbs: 0, fat: 12, fiber: 0, sugar: 0, sodium: 61 };

/** Creates a weighed food with nutrition facts of the food table. */
export const food = (fields: Partial<FoodItem> = {}): FoodItem => {
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

export const salmonItem = food({
  name: 'Salmon, roasted',
  grams: 100,
  record_id: 'usda:175168',
  confidence: 0.9,
  per_100_g: salmon,
  nutrients: scaleNutrients(salmon, 100),
});

/** The result of an image model: salmon with rice, 401 kcal. */
export const analysis: FoodAnalysis = {
  food_name: 'Salmon with rice',
  calories: 401,
  protein: 26.1,
  carbs: 42,
  fat: 12.5,
  fiber: 0.6,
  sugar: 0.2,
  sodium: 63,
  serving_size: '1 plate (250 g)',
  confidence_score: 0.86,
  estimated_cost: 6.4,
  equipment: ['Oven'],
  dietary_labels: ['Pescatarian'],
  allergens: ['Fish'],
  items: [salmonItem, food()],
  image_url: '/photos/01JD0000000000000000000000.jpg?Signature=x',
  engine: 'model',
};
