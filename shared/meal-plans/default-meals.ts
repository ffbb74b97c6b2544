import type { MealType } from '../food-entries/meal-type.ts';

/** Default times of planned meals (advanced specification, section 2). */
export const defaultTimes: Record<MealType, string> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:30',
  snack: '15:00',
};

/** Meals of a new planned day. */
export const defaultTypes = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealType[];
