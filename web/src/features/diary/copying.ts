import { t } from '#web/lib/language/translate.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** Entries selected for copying. */
export interface Copying {
  /** Title of the dialog, e.g. 'Copy breakfast to…', 'Copy Salmon with rice to…'. */
  title: string;
  entries: readonly FoodEntry[];
  from: LocalDate;
  /** Meal of all entries; null if they are from several meals. */
  mealType: MealType | null;
}

/** Titles of the dialog for a whole meal. */
export const copyMealTitles: Readonly<Record<MealType, string>> = {
  breakfast: t('Copy breakfast to…'),
  lunch: t('Copy lunch to…'),
  dinner: t('Copy dinner to…'),
  snack: t('Copy snack to…'),
};
