import { t } from '#web/lib/language/translate.ts';
import type { MealPlace } from '#shared/foods/meal-place.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { dayName, timeOf } from '#web/ui/format/format-day.ts';
import { mealNames } from '#web/ui/nutrition/meal-names.ts';

/** Returns a day and a meal: 'Yesterday, dinner', 'Today, breakfast, 8:00 AM'. */
export const placeName = ({ meal_type, local_date, time }: MealPlace, today: LocalDate): string => {
  const values = { day: dayName(local_date, today), meal: mealNames[meal_type] };
  if (time === null) return t('{day}, {meal}', values);
  const clock = timeOf(instantOf(local_date, time, 'UTC').toISOString(), 'UTC');
  return t('{day}, {meal}, {time}', { ...values, time: clock });
};
