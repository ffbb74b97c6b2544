import * as z from 'zod';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { caloriesAmount, gramsAmount, milligramsAmount } from '#shared/nutrition/values/nutrients-schema.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';

/** The limits of entries and planned meals, as their forms enforce them. */
const meal = z.object({
  calories: caloriesAmount.nullable(),
  protein: gramsAmount.nullable(),
  carbs: gramsAmount.nullable(),
  fat: gramsAmount.nullable(),
  fiber: gramsAmount.nullable(),
  sugar: gramsAmount.nullable(),
  sodium: milligramsAmount.nullable(),
});

/**
 * Returns whether the foods exceed the limits of a meal: probably a mistake, and the entry or plan could not be edited.
 */
export const isImplausibleAmount = (items: readonly FoodItem[]): boolean =>
  !meal.safeParse(sumNutrients(items)).success;
