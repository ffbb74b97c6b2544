import { DEFAULT_MEAL_TYPE } from '#shared/voice/parse-utterance.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { caloriesAmount } from '#shared/nutrition/values/nutrients-schema.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { spokenMealName } from './spoken-meal-name.ts';
import { spokenCalories } from '../phrases/spoken-calories.ts';
import type { SpokenMeal } from './spoken-meal.ts';
import { withStatedCalories } from '../phrases/stated-calories.ts';

/** kcal that will be logged, whole; null when there are none, or none that can be read. */
export const caloriesOfMeal = (meal: SpokenMeal): number | null => {
  if (meal.own.calories === null) return spokenCalories(meal);
  const typed = parseDecimal(meal.own.calories);
  // Whole, as they are spoken: 95.5 is 95.
  return typed === null ? null : (caloriesAmount.safeParse(Math.trunc(typed)).data ?? null);
};

/** The meal as it will be logged: calories that were typed for it are shared out over its foods. */
export const withTypedCalories = (meal: SpokenMeal): SpokenMeal => {
  const calories = meal.own.calories === null ? null : caloriesOfMeal(meal);
  const shared = calories === null ? null : withStatedCalories(meal, calories);
  return shared ? { ...shared, own: { ...shared.own, calories: null } } : meal;
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
  spokenMealName(meal).trim() !== '' && caloriesOfMeal(meal) !== null;
