import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { type Nutrients, nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import { inRowOf } from '#web/features/foods/public.ts';
import { spokenCalories } from './spoken-calories.ts';
import type { SpokenFoods } from '../meal/spoken-meal.ts';

const times = (nutrients: Nutrients, factor: number): Nutrients =>
  Object.fromEntries(
    nutrientNames.map((name) => [name, nutrients[name] === null ? null : nutrients[name] * factor]),
  ) as Nutrients;

/** Whole parts of `total`, each in proportion to its value; they add up. */
const sharesOf = (values: readonly number[], total: number, sum: number): number[] => {
  let [before, given] = [0, 0];
  return values.map((value) => {
    before += value;
    const share = Math.round((before * total) / sum) - given;
    given += share;
    return share;
  });
};

/** kcal of a food before they were rounded: a share that was rounded away could not grow again. */
const exactly = ({ per_100_g, grams, nutrients }: FoodItem): number =>
  nutrients.calories === null ? 0 : ((per_100_g.calories ?? 0) * grams) / 100;

/** Calories of a food by the person, everything else of it in proportion. Weight and record stay. */
const restated = (item: FoodItem, calories: number, factor: number): FoodItem => {
  const per_100_g = times(item.per_100_g, factor);
  const figures = scaleNutrients(per_100_g, item.grams);
  const nutrients = { ...figures, calories: item.nutrients.calories === null ? null : calories };
  return inRowOf(item, { ...item, per_100_g, nutrients, source: 'user' });
};

/**
 * Foods with the calories that the person told, which count whatever the table says (decision D43). The one rule:
 *
 * - Calories said with a food belong to that food: 'rice 200 calories', '200 calories of rice'.
 * - Calories said alone belong to the phrase before them as a whole, and calories that are typed to the whole meal: each
 *   of its foods gets as large a part of them as it had.
 *
 * The other figures of a food follow its calories. Its weight and its record stay; its source is the person.
 * @param calories kcal of all of the foods, whole
 * @returns null when the foods have no calories that could be shared out, or there are none to share
 */
export const withStatedCalories = <Foods extends SpokenFoods>(
  plate: Foods,
  calories: number,
): Foods | null => {
  const { foods, stated } = plate;
  const values = [...foods.map(exactly), ...stated.map((food) => food.calories)];
  const sum = values.reduce((all, value) => all + value, 0);
  if (sum <= 0 || calories <= 0) return null;
  if (spokenCalories(plate) === calories) return plate;
  const shares = sharesOf(values, calories, sum);
  return {
    ...plate,
    foods: foods.map((food, at) => restated(food, shares[at] ?? 0, calories / sum)),
    stated: stated.map((food, at) => ({ ...food, calories: shares[foods.length + at] ?? 0 })),
  };
};
