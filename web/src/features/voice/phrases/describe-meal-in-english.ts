import { caloriesOfMeal, mealTypeOfMeal, withTypedCalories } from '../meal/meal-nutrients.ts';
import type { SpokenMeal } from '../meal/spoken-meal.ts';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const gramsInEnglish = (count: number): string =>
  `${numbers.format(count)} ${Math.round(count) === 1 ? 'gram' : 'grams'}`;

/**
 * Returns the text read aloud for a meal; empty if there is none. Always in English, because the food names and the
 * voice are English.
 */
export const describeMealInEnglish = (meal: SpokenMeal): string => {
  const adjusted = withTypedCalories(meal);
  const foods = [
    ...adjusted.foods.map((food) => `${food.name}, ${gramsInEnglish(food.grams)}.`),
    ...adjusted.stated.map((food) => `${food.name}, ${numbers.format(food.calories)} calories.`),
  ];
  const calories = caloriesOfMeal(meal);
  if (foods.length === 0 || calories === null) return '';
  return `${foods.join(' ')} ${numbers.format(calories)} calories for ${mealTypeOfMeal(meal)}.`;
};
