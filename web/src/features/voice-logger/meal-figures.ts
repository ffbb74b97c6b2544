import { DEFAULT_MEAL_TYPE } from '#shared/voice/parse-utterance.ts';
import type { MealType } from '#shared/food-entries/schema.ts';
import { caloriesAmount } from '#shared/nutrition/nutrients.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';
import { parseDecimal } from '#web/ui/parse-decimal.ts';
import { plateNameOf } from '#web/ui/plate-items/plate-name.ts';
import type { SpokenMeal } from './spoken-meal.ts';

/** What the diary takes. Characters. */
const LONGEST_NAME = 200;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const isEmpty = ({ foods, stated }: SpokenMeal): boolean => foods.length + stated.length === 0;

/** What no food was found for, while there is nothing else: with calories it can be logged all the same. */
const unknownName = ({ phrases }: SpokenMeal): string =>
  phrases.findLast(({ status }) => status === 'unknown')?.text ?? '';

/** The name as it is said, or as the foods make it. Blank: nobody named anything. */
export const nameOfMeal = (meal: SpokenMeal): string => {
  const { own, names, foods, stated } = meal;
  if (own.food_name !== null) return own.food_name;
  if (isEmpty(meal)) return unknownName(meal).slice(0, LONGEST_NAME);
  const said = names ?? [];
  const name =
    said.length > 0 ? list.format(said.map(({ name: each }) => each)) : plateNameOf([...foods, ...stated]);
  return name.slice(0, LONGEST_NAME);
};

/** kcal of what was said, whole; null when nothing is known. */
export const saidCalories = ({ foods, stated }: Pick<SpokenMeal, 'foods' | 'stated'>): number | null => {
  const { calories } = totalsOf(foods);
  if (calories === null && stated.length === 0) return null;
  return stated.reduce((sum, food) => sum + food.calories, Math.round(calories ?? 0));
};

/** kcal that will be logged, whole; null when there are none, or none that can be read. */
export const caloriesOfMeal = (meal: SpokenMeal): number | null => {
  if (meal.own.calories === null) return saidCalories(meal);
  const typed = parseDecimal(meal.own.calories);
  // Whole, as they are spoken: 95.5 is 95.
  return typed === null ? null : (caloriesAmount.safeParse(Math.trunc(typed)).data ?? null);
};

const weightOf = ({ foods, stated }: SpokenMeal): string => {
  const grams = Math.round(foods.reduce((sum, food) => sum + food.grams, 0));
  return stated.length > 0 || grams === 0 ? '' : `${grams} g`;
};

/** The serving as it was said for one food, or the weight of all. */
export const servingOfMeal = (meal: SpokenMeal): string => {
  if (meal.own.serving_size !== null) return meal.own.serving_size;
  const [only, ...others] = meal.servings;
  const isOne = meal.foods.length + meal.stated.length === 1;
  return only && others.length === 0 && isOne ? only.text : weightOf(meal);
};

export const mealTypeOfMeal = ({ own, named_meal }: SpokenMeal): MealType =>
  own.meal_type ?? named_meal ?? DEFAULT_MEAL_TYPE;

/** Whether it has what an entry needs: a name and calories. */
export const isComplete = (meal: SpokenMeal): boolean =>
  nameOfMeal(meal).trim() !== '' && caloriesOfMeal(meal) !== null;
