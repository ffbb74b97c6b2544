import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { figureFields, type LogFoodValues } from './log-food-values.ts';

/** Returns the total weight of foods as serving text, e.g. '288 g'. */
export const weightText = (items: readonly FoodItem[]): string =>
  `${fieldNumber(
    items.reduce((sum, { grams }) => sum + grams, 0),
    0,
  )} g`;

/** Returns the totals and weight of foods as form values. */
export const valuesOfItems = (items: readonly FoodItem[]): Partial<LogFoodValues> => {
  const totals = sumNutrients(items);
  const figures = Object.fromEntries(
    figureFields.map((field) => [field, totals[field] === null ? '' : fieldNumber(totals[field])]),
  );
  return { ...figures, serving_size: weightText(items) };
};

/** Returns the form values of a lookup: totals, weight, and the meal if the text mentions one. */
export const lookedUpValues = ({ items, meal_type }: DescribedMeal): Partial<LogFoodValues> => ({
  ...valuesOfItems(items),
  ...(meal_type && { meal_type }),
});
