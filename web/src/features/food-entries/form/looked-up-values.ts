import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { figureFields, type LogFoodValues } from './log-food-values.ts';

/** The weight of foods as their serving says it, e.g. '288 g'. */
export const weightText = (items: readonly FoodItem[]): string =>
  `${fieldNumber(
    items.reduce((sum, { grams }) => sum + grams, 0),
    0,
  )} g`;

/** The sums of foods as the form shows them, and their weight. */
export const valuesOfItems = (items: readonly FoodItem[]): Partial<LogFoodValues> => {
  const totals = sumNutrients(items);
  const figures = Object.fromEntries(
    figureFields.map((field) => [field, totals[field] === null ? '' : fieldNumber(totals[field])]),
  );
  return { ...figures, serving_size: weightText(items) };
};

/** What a look-up fills in: the sums of its foods, their weight, and the meal when the words name one. */
export const lookedUpValues = ({ items, meal_type }: DescribedMeal): Partial<LogFoodValues> => ({
  ...valuesOfItems(items),
  ...(meal_type && { meal_type }),
});
