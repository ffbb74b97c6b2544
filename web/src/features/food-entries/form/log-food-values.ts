import type { MealType } from '#shared/food-entries/meal-type.ts';
import { type EntryTexts, typedTexts } from '../details/entry-texts.ts';

/** Fields for nutrition facts: kcal for calories, g for the others. */
export const figureFields = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;
export type FigureField = (typeof figureFields)[number];

/** Values of the form; numbers as typed. */
export interface LogFoodValues extends Record<FigureField, string>, EntryTexts {
  food_name: string;
  meal_type: MealType;
}

/** Blank values of the fields that a lookup fills in. */
export const noFigures = { calories: '', protein: '', carbs: '', fat: '', fiber: '', serving_size: '' };

export const emptyValues: LogFoodValues = {
  ...typedTexts({}),
  ...noFigures,
  food_name: '',
  meal_type: 'breakfast',
};
