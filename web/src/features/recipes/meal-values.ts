import { t } from '#web/lib/language/translate.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { RecipeText } from '#shared/recipes/recipe-text.ts';
import {
  MAX_NOTES_LENGTH,
  newSavedMeal,
  type NewSavedMealInput,
  type SavedMeal,
} from '#shared/recipes/schema.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** Values of the meal editor; numbers as typed. */
export interface MealValues {
  name: string;
  portions: string;
  cooked_grams: string;
  notes: string;
}
export type MealErrors = Partial<Record<keyof MealValues | 'items' | 'text', string | undefined>>;

export const newMealValues: MealValues = { name: '', portions: '1', cooked_grams: '', notes: '' };

export const valuesOf = (meal: SavedMeal): MealValues => ({
  name: meal.name,
  portions: fieldNumber(meal.portions),
  cooked_grams: meal.cooked_grams === null ? '' : fieldNumber(meal.cooked_grams),
  notes: meal.notes ?? '',
});

/** Adds the details of a pasted recipe; typed values are kept. */
export const withRecipeDetails = (
  now: MealValues,
  { name, portions, method }: Omit<RecipeText, 'lines'>,
): MealValues => ({
  ...now,
  name: now.name || name || '',
  portions: portions !== null && now.portions === newMealValues.portions ? String(portions) : now.portions,
  notes: [now.notes, ...method]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_NOTES_LENGTH),
});

const says: Partial<Record<string, string>> = {
  portions: t('Enter whole servings from 1 to 50.'),
  cooked_grams: t('Enter a weight in grams, such as 850.'),
};

/** Returns the typed meal, or its validation errors. */
export const mealOf = (
  values: MealValues,
  items: readonly FoodItem[],
): { meal: NewSavedMealInput; errors: null } | { meal: null; errors: MealErrors } => {
  const typed = {
    name: values.name,
    portions: parseDecimal(values.portions) ?? Number.NaN,
    cooked_grams: parseDecimal(values.cooked_grams),
    notes: values.notes,
    items: [...items],
  };
  const read = newSavedMeal.safeParse(typed);
  if (read.success) return { meal: typed, errors: null };
  const errors = read.error.issues.map(({ path: [field], message }) => [
    String(field),
    says[String(field)] ?? t(message),
  ]);
  return { meal: null, errors: Object.fromEntries(errors) as MealErrors };
};
