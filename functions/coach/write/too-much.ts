import * as z from 'zod';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { caloriesAmount, gramsAmount, milligramsAmount } from '#shared/nutrition/nutrients-schema.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';

/** What an entry or a planned meal may hold, as their forms take it. */
const meal = z.object({
  calories: caloriesAmount.nullable(),
  protein: gramsAmount.nullable(),
  carbs: gramsAmount.nullable(),
  fat: gramsAmount.nullable(),
  fiber: gramsAmount.nullable(),
  sugar: gramsAmount.nullable(),
  sodium: milligramsAmount.nullable(),
});

/** Whether foods are more than any meal: a slip, and no diary or plan could be corrected with it. */
export const isTooMuch = (items: readonly FoodItem[]): boolean => !meal.safeParse(totalsOf(items)).success;
