import { t } from '#web/lib/language/translate.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** What is about to be copied. */
export interface Copying {
  /** What the dialog is called, e.g. 'Copy breakfast to…', 'Copy Salmon with rice to…'. */
  title: string;
  entries: readonly FoodEntry[];
  from: LocalDate;
  /** The meal of all of them; null when they are of several. */
  mealType: MealType | null;
}

/** The dialog's title for all of a meal. */
export const copyMealTitles: Readonly<Record<MealType, string>> = {
  breakfast: t('Copy breakfast to…'),
  lunch: t('Copy lunch to…'),
  dinner: t('Copy dinner to…'),
  snack: t('Copy snack to…'),
};
