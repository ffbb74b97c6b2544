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

/** Divides `total` into integers proportional to the values, without losing the remainder. */
const sharesOf = (values: readonly number[], total: number, sum: number): number[] => {
  let [before, given] = [0, 0];
  return values.map((value) => {
    before += value;
    const share = Math.round((before * total) / sum) - given;
    given += share;
    return share;
  });
};

/** Returns the unrounded kcal of a food: a share rounded to zero could not grow again. */
const exactly = ({ per_100_g, grams, nutrients }: FoodItem): number =>
  nutrients.calories === null ? 0 : ((per_100_g.calories ?? 0) * grams) / 100;

/** Sets a food's calories and scales its other values. Weight and record are unchanged. */
const restated = (item: FoodItem, calories: number, factor: number): FoodItem => {
  const per_100_g = times(item.per_100_g, factor);
  const figures = scaleNutrients(per_100_g, item.grams);
  const nutrients = { ...figures, calories: item.nutrients.calories === null ? null : calories };
  return inRowOf(item, { ...item, per_100_g, nutrients, source: 'user' });
};

/**
 * Returns the foods with calories given by the user, which override the table (decision D43). The rule:
 *
 * - Calories mentioned with a food belong to that food: 'rice 200 calories', '200 calories of rice'.
 * - Calories mentioned alone belong to the whole previous phrase, and typed calories to the whole meal: they are
 *   distributed in proportion to the foods' calories.
 *
 * The other values of a food are scaled with its calories. Weight and record are unchanged; the source becomes the
 * user.
 * @param calories total of all foods in kcal, an integer
 * @returns null if the foods have no calories to distribute by, or there are none to distribute
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
