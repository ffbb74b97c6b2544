import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { figureFields, type LogFoodValues } from './log-food-values.ts';

/** Adds the values of foods to typed values. A blank field stays unknown, except for the calories. */
export const withMoreFood = (values: LogFoodValues, items: readonly FoodItem[]): Partial<LogFoodValues> => {
  const totals = sumNutrients(items);
  return Object.fromEntries(
    figureFields.flatMap((field) => {
      const [typed, added] = [parseDecimal(values[field]), totals[field]];
      if (added === null || (typed === null && field !== 'calories')) return [];
      return [[field, fieldNumber((typed ?? 0) + added)]];
    }),
  );
};
