import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { type Items, addItems } from '#web/features/foods/public.ts';
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

/**
 * Adds what a model knows of the words that it was asked about; none where it knows nothing.
 * @param unasked those words: a plate of other words has nothing to do with the answer
 */
export const withAnswer = (
  meal: ScannedMeal,
  unasked: ScannedMeal['unasked'],
  answer: Pick<DescribedMeal, 'items' | 'not_understood'> | null,
): ScannedMeal => {
  if (meal.unasked !== unasked) return meal;
  if (!answer) return { ...meal, unasked: [] };
  const more = correctFoods(meal, (items) => addItems(items, answer.items));
  return { ...more, unasked: [], not_understood: answer.not_understood };
};
