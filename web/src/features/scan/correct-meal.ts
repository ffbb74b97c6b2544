import type { FoodItem } from '#shared/nutrition/food-item.ts';
import type { Items } from '#web/ui/plate-items/correct-items.ts';
import type { ScannedMeal } from './scanned-meal.ts';

const namesOf = (items: Items): string => JSON.stringify(items.map(({ name }) => name));

/** Corrects the foods of a meal. What was told of the plate as a whole is over: its portion, and with other foods its name. */
export const correctFoods = (meal: ScannedMeal, correct: (items: Items) => FoodItem[]): ScannedMeal => {
  const items = correct(meal.items);
  const isSame = items.length === meal.items.length && items.every((item, at) => item === meal.items[at]);
  if (isSame) return meal;
  return {
    ...meal,
    items,
    food_name: namesOf(items) === namesOf(meal.items) ? meal.food_name : null,
    serving_size: null,
    corrected: true,
  };
};
