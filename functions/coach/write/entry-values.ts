import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';

/** Default meal times if the user gives none (PLAN-03). */
export const usualTimes: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:30',
  snack: '15:00',
};

const MAX_NAME_LENGTH = 200;

/** 'Eggs', 'Eggs and toast', 'Eggs, toast and butter'. */
export const nameOf = (items: readonly FoodItem[]): string => {
  const names = items.map(({ name }) => name);
  const last = names.pop() ?? '';
  return (names.length === 0 ? last : `${names.join(', ')} and ${last}`).slice(0, MAX_NAME_LENGTH);
};

/** Returns the meal that is usual at a time, `HH:MM`. */
export const mealAt = (time: string): MealType => {
  if (time >= '04:00' && time < '10:30') return 'breakfast';
  if (time >= '11:00' && time < '14:30') return 'lunch';
  return time >= '17:30' && time < '21:30' ? 'dinner' : 'snack';
};

/** Returns the values of an entry or a planned meal with these foods. */
export const valuesOf = (items: readonly FoodItem[]) => {
  const totals = sumNutrients(items);
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  return {
    ...totals,
    calories: totals.calories ?? 0,
    items: [...items],
    serving_size: `${Math.round(grams)} g`,
  };
};
