import type { FoodAnalysis } from '#shared/scan/schema.ts';
import { aFoodItem, salmonItem } from './a-food-item.ts';

/** The values of a recognized meal of 401 kcal. */
export const salmonWithRice = {
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
};

/** The result of an image model: salmon with rice. */
export const analysis: FoodAnalysis = {
  ...salmonWithRice,
  estimated_cost: 6.4,
  equipment: ['Oven'],
  dietary_labels: ['Pescatarian'],
  allergens: ['Fish'],
  items: [salmonItem, aFoodItem()],
  image_url: '/photos/01JD0000000000000000000000.jpg?Signature=x',
  engine: 'model',
};
