import type { MealType } from '#shared/food-entries/meal-type.ts';

/** Hour from which a meal is the likely one. */
const likely: [number, MealType][] = [
  [21, 'snack'],
  [17, 'dinner'],
  [15, 'snack'],
  [11, 'lunch'],
  [4, 'breakfast'],
  [0, 'snack'],
];

/** Returns the likely meal at an hour of the day, 0 to 23. */
export const likelyMeal = (hour: number): MealType => likely.find(([from]) => hour >= from)![1];
