import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { Figures } from './meal-row.ts';

/** The result for a meal; `sums` is null if no food was recognized. */
export interface Prediction {
  items: FoodItem[];
  sums: Figures | null;
}

const sumOf = (items: readonly FoodItem[], name: 'carbs' | 'fat' | 'calories' | 'protein'): number =>
  items.reduce((sum, { per_100_g: figures, grams }) => sum + ((figures[name] ?? 0) * grams) / 100, 0);

/** Parses a meal and sums its foods without rounding. */
export const predict = (text: string, knowledge: FoodKnowledge): Prediction => {
  const { items } = describeMeal(text, knowledge);
  return { items, sums: items.length === 0 ? null : sumsOf(items) };
};

/** Returns carbohydrate, fat and protein in g, energy in kcal. */
export const sumsOf = (items: readonly FoodItem[]): Figures => ({
  carb: sumOf(items, 'carbs'),
  fat: sumOf(items, 'fat'),
  energy: sumOf(items, 'calories'),
  protein: sumOf(items, 'protein'),
});
