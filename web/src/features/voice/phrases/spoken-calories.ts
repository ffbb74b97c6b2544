import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { SpokenFoods } from '../meal/spoken-meal.ts';

/** Returns the calories of the foods as an integer in kcal; null if unknown. */
export const spokenCalories = ({ foods, stated }: SpokenFoods): number | null => {
  const { calories } = sumNutrients(foods);
  if (calories === null && stated.length === 0) return null;
  return stated.reduce((sum, food) => sum + food.calories, Math.round(calories ?? 0));
};
