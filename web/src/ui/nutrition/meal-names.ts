import { t } from '#web/lib/language/translate.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';

/** Meal names for use inside a sentence: 'Added rice to your lunch'. */
export const mealNames: Record<MealType, string> = {
  breakfast: t('breakfast'),
  lunch: t('lunch'),
  dinner: t('dinner'),
  snack: t('snack'),
};
