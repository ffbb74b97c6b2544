import * as z from 'zod';

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const mealType = z.enum(mealTypes);
export type MealType = z.infer<typeof mealType>;
