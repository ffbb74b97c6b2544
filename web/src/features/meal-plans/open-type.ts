import { mealTypes, type MealType } from '#shared/food-entries/meal-type.ts';

/** Returns the first unplanned meal type; breakfast if all are planned. */
export const openType = (planned: readonly { type: MealType }[]): MealType =>
  mealTypes.find((type) => !planned.some((meal) => meal.type === type)) ?? 'breakfast';
