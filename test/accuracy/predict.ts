import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { Figures } from './meal-row.ts';

/** What the engine says of a meal; `sums` is null where it recognised no food. */
export interface Prediction {
  items: FoodItem[];
  sums: Figures | null;
}

const sumOf = (items: readonly FoodItem[], name: 'carbs' | 'fat' | 'calories' | 'protein'): number =>
  items.reduce((sum, { per_100_g: figures, grams }) => sum + ((figures[name] ?? 0) * grams) / 100, 0);

/** Reads a meal and sums its foods, unrounded. */
export const predict = (text: string, knowledge: FoodKnowledge): Prediction => {
  const { items } = describeMeal(text, knowledge);
  return { items, sums: items.length === 0 ? null : sumsOf(items) };
};

/** Carbohydrate, fat and protein in g, energy in kcal. */
export const sumsOf = (items: readonly FoodItem[]): Figures => ({
  carb: sumOf(items, 'carbs'),
  fat: sumOf(items, 'fat'),
  energy: sumOf(items, 'calories'),
  protein: sumOf(items, 'protein'),
});
