import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { SpokenFoods } from '../meal/spoken-meal.ts';

/** kcal of what was said, whole; null when nothing is known. */
export const spokenCalories = ({ foods, stated }: SpokenFoods): number | null => {
  const { calories } = sumNutrients(foods);
  if (calories === null && stated.length === 0) return null;
  return stated.reduce((sum, food) => sum + food.calories, Math.round(calories ?? 0));
};
