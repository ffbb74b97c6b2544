import { DEFAULT_MEAL_TYPE } from '#shared/voice/parse-utterance.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { caloriesAmount } from '#shared/nutrition/values/nutrients-schema.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { spokenMealName } from './spoken-meal-name.ts';
import { spokenCalories } from '../phrases/spoken-calories.ts';
import type { SpokenMeal } from './spoken-meal.ts';
import { withStatedCalories } from '../phrases/stated-calories.ts';

/** Returns the calories to log as an integer in kcal; null if there are none or the text is invalid. */
export const caloriesOfMeal = (meal: SpokenMeal): number | null => {
  if (meal.own.calories === null) return spokenCalories(meal);
  const typed = parseDecimal(meal.own.calories);
  // Truncated, like spoken calories: 95.5 becomes 95.
  return typed === null ? null : (caloriesAmount.safeParse(Math.trunc(typed)).data ?? null);
};

/** Returns the meal to log: typed calories are distributed over its foods. */
export const withTypedCalories = (meal: SpokenMeal): SpokenMeal => {
  const calories = meal.own.calories === null ? null : caloriesOfMeal(meal);
  const shared = calories === null ? null : withStatedCalories(meal, calories);
  return shared ? { ...shared, own: { ...shared.own, calories: null } } : meal;
};

const weightOf = ({ foods, stated }: SpokenMeal): string => {
  const grams = Math.round(foods.reduce((sum, food) => sum + food.grams, 0));
  return stated.length > 0 || grams === 0 ? '' : `${grams} g`;
};

/** Returns the serving mentioned for a single food, or the total weight. */
export const servingOfMeal = (meal: SpokenMeal): string => {
  if (meal.own.serving_size !== null) return meal.own.serving_size;
  const [only, ...others] = meal.servings;
  const isOne = meal.foods.length + meal.stated.length === 1;
  return only && others.length === 0 && isOne ? only.text : weightOf(meal);
};

export const mealTypeOfMeal = ({ own, named_meal }: SpokenMeal): MealType =>
  own.meal_type ?? named_meal ?? DEFAULT_MEAL_TYPE;

/** Returns whether the meal has the required name and calories. */
export const isComplete = (meal: SpokenMeal): boolean =>
  spokenMealName(meal).trim() !== '' && caloriesOfMeal(meal) !== null;
