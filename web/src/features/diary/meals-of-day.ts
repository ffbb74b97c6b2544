import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { type MealType, mealTypes } from '#shared/food-entries/meal-type.ts';

export interface MealOfDay {
  mealType: MealType;
  /** In order of time. */
  entries: FoodEntry[];
  /** kcal */
  calories: number;
}

/** The four meals of a day, in their order; those without entries too. */
export const mealsOfDay = (entries: readonly FoodEntry[]): MealOfDay[] =>
  mealTypes.map((mealType) => {
    const ofMeal = entries.filter(({ meal_type }) => meal_type === mealType);
    return {
      mealType,
      entries: ofMeal,
      calories: ofMeal.reduce((sum, { calories }) => sum + calories, 0),
    };
  });
