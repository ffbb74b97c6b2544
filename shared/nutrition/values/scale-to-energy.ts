import type { FoodItem } from './food-item.ts';
import { withGrams } from './totals.ts';

/** Largest correction: beyond it the energy was probably not stated for these foods. */
const MAX_FACTOR = 3;

/** Scales the foods of a meal to the energy that the text states for all of them, kcal. */
export const scaleToEnergy = (items: readonly FoodItem[], kcal: number): FoodItem[] => {
  const sum = items.reduce((total, { nutrients }) => total + (nutrients.calories ?? 0), 0);
  const factor = sum > 0 ? kcal / sum : 0;
  if (factor > MAX_FACTOR || factor < 1 / MAX_FACTOR) return [...items];
  return items.map((item) => withGrams(item, Math.max(0.1, Math.round(item.grams * factor * 10) / 10)));
};
