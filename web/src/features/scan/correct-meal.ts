import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { withGrams } from '#shared/nutrition/totals.ts';
import { type PlateItem, plateItemsOf, type ScannedMeal } from './scanned-meal.ts';

/** Another set of foods: the dish's name and portion were those of the old set. */
const withItems = (meal: ScannedMeal, items: readonly PlateItem[]): ScannedMeal => ({
  ...meal,
  items,
  food_name: null,
  serving_size: null,
  corrected: true,
});

/** Weighs a food anew; its figures follow. */
export const reweighItem = (meal: ScannedMeal, key: string, grams: number): ScannedMeal => ({
  ...meal,
  items: meal.items.map((item) => (item.key === key ? { key, food: withGrams(item.food, grams) } : item)),
  serving_size: null,
  corrected: true,
});

export const removeItem = (meal: ScannedMeal, key: string): ScannedMeal =>
  withItems(
    meal,
    meal.items.filter((item) => item.key !== key),
  );

export const addItems = (meal: ScannedMeal, foods: readonly FoodItem[]): ScannedMeal =>
  withItems(meal, [...meal.items, ...plateItemsOf(foods)]);

/** Puts what it really is in a food's place. One food keeps the weight that was there; several bring their own. */
export const replaceItem = (meal: ScannedMeal, key: string, foods: readonly FoodItem[]): ScannedMeal =>
  withItems(
    meal,
    meal.items.flatMap((item) => {
      if (item.key !== key) return [item];
      const [only, ...others] = foods;
      if (!only || others.length > 0) return plateItemsOf(foods);
      return [{ key, food: withGrams(only, item.food.grams) }];
    }),
  );
