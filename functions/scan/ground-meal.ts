import { groundItem } from '#shared/nutrition/ground-item.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';
import type { SeenMeal } from './seen-meal.ts';

/** 'Salmon', 'Salmon and rice', 'Salmon, rice and 2 more'. */
const nameOf = (names: string[]): string => {
  const [first = '', second, ...others] = names;
  if (second === undefined) return first;
  return others.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${others.length} more`;
};

/**
 * Turns what a model saw into an analysis whose figures come from the food table; the model's own stand in, marked
 * as such, for foods that the table lacks.
 */
export const groundMeal = (seen: SeenMeal): Omit<FoodAnalysis, 'image_url'> => {
  const items = seen.items.filter((item) => item.grams > 0).map(groundItem);
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const sureness = items.reduce((sum, item) => sum + item.confidence * item.grams, 0);
  return {
    food_name: nameOf(items.map((item) => item.name)),
    ...totalsOf(items),
    serving_size: `${Math.round(grams)} g`,
    confidence_score: grams > 0 ? Math.round((sureness / grams) * 100) / 100 : 0,
    estimated_cost: seen.estimated_cost,
    equipment: seen.equipment,
    dietary_labels: seen.dietary_labels,
    allergens: seen.allergens,
    items,
    engine: 'model',
  };
};
