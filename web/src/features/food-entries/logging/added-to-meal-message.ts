import { t } from '#web/lib/language/translate.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { onDay } from '#web/ui/format/format-day.ts';
import { mealNames } from '#web/ui/nutrition/meal-names.ts';

interface Added {
  food: string;
  meal: MealType;
  day: LocalDate;
}

/**
 * Returns the confirmation for a logged food, e.g. 'Added Porridge to your breakfast yesterday'; today is not
 * mentioned.
 */
export const addedToMealMessage = ({ food, meal, day }: Added, today: LocalDate): string =>
  t('Added {food} to your {meal}{when}', { food, meal: mealNames[meal], when: onDay(day, today) });
