import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { DemoMeal } from './demo-meals.ts';

/** Returns the foods of a diary entry as the scanner writes them: each food with its record, and the totals. */
export const nutritionOfMeal = ({ food_name, words }: DemoMeal, foods: FoodKnowledge) => {
  const { items } = describeMeal(words, foods);
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const totals = sumNutrients(items);
  return {
    food_name,
    ...totals,
    calories: Math.round(totals.calories ?? 0),
    serving_size: `${Math.round(grams)} g`,
    confidence_score: Math.min(...items.map((item) => item.confidence)),
    items,
  };
};
