import { mealTypes, type MealType } from '#shared/food-entries/meal-type.ts';

/** The meal that is still open; breakfast once all are planned. */
export const openType = (planned: readonly { type: MealType }[]): MealType =>
  mealTypes.find((type) => !planned.some((meal) => meal.type === type)) ?? 'breakfast';
