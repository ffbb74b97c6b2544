import type { DescribedMeal } from '#shared/foods/routes.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';
import { fieldNumber } from '../../ui/format-number.ts';
import { figureFields, type LogFoodValues } from './log-food-values.ts';

/** What a look-up fills in: the sums of its foods, their weight, and the meal when the words name one. */
export const lookedUpValues = ({ items, meal_type }: DescribedMeal): Partial<LogFoodValues> => {
  const totals = totalsOf(items);
  const figures = Object.fromEntries(
    figureFields.map((field) => [field, totals[field] === null ? '' : fieldNumber(totals[field])]),
  );
  const grams = items.reduce((sum, { grams: weight }) => sum + weight, 0);
  return {
    ...figures,
    serving_size: `${fieldNumber(grams, 0)} g`,
    ...(meal_type && { meal_type }),
  };
};
