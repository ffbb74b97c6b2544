import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { correctGroup, groupMeals, type MealGroup } from '#web/features/food-entries/public.ts';
import { type Items, addItems, answerAdded } from '#web/features/foods/public.ts';
import { readChanged, type ScannedMeal } from './scanned-meal.ts';

const namesOf = (items: Items): string => JSON.stringify(items.map(({ name }) => name));

/**
 * Changes the foods of a meal. Values that refer to the whole plate are dropped: its portion and, with other foods, its
 * name.
 */
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

/** Changes the foods of one of several meals of the text. */
export const withCorrectedGroup = (
  meal: ScannedMeal,
  defaults: Parameters<typeof groupMeals>[2],
  { meals }: MealGroup,
  correct: (items: Items) => FoodItem[],
): ScannedMeal => {
  const { read } = meal;
  const groups = read ? groupMeals(read, meal.items, defaults) : [];
  const group = groups.find((each) => each.meals.join() === meals.join());
  if (!read || !group) return meal;
  const corrected = correctGroup(read, meal.items, group, correct);
  return { ...correctFoods(meal, () => corrected.items), read: corrected.read };
};

/**
 * Adds the model's result for the unknown parts of the text; nothing if there is none.
 * @param unasked the text that was sent: the result is ignored if the plate's text has changed
 */
export const withAnswer = (
  meal: ScannedMeal,
  unasked: ScannedMeal['unasked'],
  answer: Pick<DescribedMeal, 'items' | 'not_understood'> | null,
): ScannedMeal => {
  if (meal.unasked !== unasked) return meal;
  if (!answer) return { ...meal, unasked: [] };
  const answered = readChanged(meal, (read) => answerAdded(read, unasked, answer));
  const more = correctFoods(answered, (items) => addItems(items, answer.items));
  return { ...more, unasked: [], not_understood: answer.not_understood };
};
