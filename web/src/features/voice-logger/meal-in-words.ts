import { formatNumber } from '#web/ui/format-number.ts';
import { caloriesOfMeal, mealTypeOfMeal, withTypedCalories } from './meal-figures.ts';
import type { SpokenMeal } from './spoken-meal.ts';

const grams = (count: number): string =>
  `${formatNumber(count)} ${Math.round(count) === 1 ? 'gram' : 'grams'}`;

/** The meal as it is read back; empty when there is nothing to read. */
export const mealInWords = (meal: SpokenMeal): string => {
  const told = withTypedCalories(meal);
  const foods = [
    ...told.foods.map((food) => `${food.name}, ${grams(food.grams)}.`),
    ...told.stated.map((food) => `${food.name}, ${formatNumber(food.calories)} calories.`),
  ];
  const calories = caloriesOfMeal(meal);
  if (foods.length === 0 || calories === null) return '';
  return `${foods.join(' ')} ${formatNumber(calories)} calories for ${mealTypeOfMeal(meal)}.`;
};
