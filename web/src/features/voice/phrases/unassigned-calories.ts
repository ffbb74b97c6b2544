import { keyOf } from '#web/features/foods/public.ts';
import { changePhrase } from './change-phrase.ts';
import { spokenCalories } from './spoken-calories.ts';
import type { SpokenFoods, SpokenMeal } from '../meal/spoken-meal.ts';
import { withStatedCalories } from './stated-calories.ts';

const partOf = ({ foods, stated }: SpokenMeal, rows: readonly string[]): SpokenFoods => ({
  foods: foods.filter((food) => rows.includes(keyOf(food))),
  stated: stated.filter(({ key }) => rows.includes(key)),
});

/** Returns the foods that a phrase's calories refer to: its own, or those of the latest phrase before it, or all. */
const foodsMeant = (meal: SpokenMeal, id: string): SpokenFoods => {
  const at = meal.phrases.findIndex((phrase) => phrase.id === id);
  const parts = meal.phrases.slice(0, at + 1).map(({ rows }) => partOf(meal, rows));
  const all = { foods: meal.foods, stated: meal.stated };
  return parts.findLast(({ foods, stated }) => foods.length + stated.length > 0) ?? all;
};

const replaced = (meal: SpokenMeal, { foods, stated }: SpokenFoods): SpokenMeal => {
  const foodOf = new Map(foods.map((food) => [keyOf(food), food]));
  const statedOf = new Map(stated.map((food) => [food.key, food]));
  return {
    ...meal,
    foods: meal.foods.map((food) => foodOf.get(keyOf(food)) ?? food),
    stated: meal.stated.map((food) => statedOf.get(food.key) ?? food),
  };
};

/**
 * Applies calories mentioned alone: 'Grilled chicken', then '250 calories'. If no food can take them, they apply to the
 * meal.
 */
export const withUnassignedCalories = (meal: SpokenMeal, id: string, calories: number): SpokenMeal => {
  const meant = foodsMeant(meal, id);
  const restated = withStatedCalories(meant, calories);
  if (!restated)
    return { ...meal, own: { ...meal.own, calories: String((spokenCalories(meal) ?? 0) + calories) } };
  return changePhrase(replaced(meal, restated), id, { restated: meant });
};

/** Reverts the calories that a phrase applied to foods. Later corrections are kept. */
export const withoutUnassignedCalories = (meal: SpokenMeal, { foods, stated }: SpokenFoods): SpokenMeal => {
  const now = new Map(meal.foods.map((food) => [keyOf(food), food]));
  const before = foods.flatMap((food) => {
    const row = now.get(keyOf(food));
    return row && row.record_id === food.record_id && row.grams === food.grams ? [food] : [];
  });
  return replaced(meal, { foods: before, stated });
};
