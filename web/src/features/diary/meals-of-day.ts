import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { type MealType, mealTypes } from '#shared/food-entries/meal-type.ts';

export interface MealOfDay {
  mealType: MealType;
  /** Sorted by time. */
  entries: FoodEntry[];
  /** kcal */
  calories: number;
}

/** Returns the four meals of a day in order, including those without entries. */
export const mealsOfDay = (entries: readonly FoodEntry[]): MealOfDay[] =>
  mealTypes.map((mealType) => {
    const ofMeal = entries.filter(({ meal_type }) => meal_type === mealType);
    return {
      mealType,
      entries: ofMeal,
      calories: ofMeal.reduce((sum, { calories }) => sum + calories, 0),
    };
  });
