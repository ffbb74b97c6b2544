import type { MealType } from '#shared/food-entries/meal-type.ts';

/** Figures that are typed: kcal for calories, g for the others. */
export const figureFields = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;
export type FigureField = (typeof figureFields)[number];

/** What the form holds: numbers as they were typed. */
export interface LogFoodValues extends Record<FigureField, string> {
  food_name: string;
  serving_size: string;
  meal_type: MealType;
}

/** What a look-up fills in, blank. */
export const noFigures = { calories: '', protein: '', carbs: '', fat: '', fiber: '', serving_size: '' };

export const emptyValues: LogFoodValues = {
  ...noFigures,
  food_name: '',
  meal_type: 'breakfast',
};
