import type { FoodEntry, MealType } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** What is about to be copied. */
export interface Copying {
  /** In words, e.g. 'Breakfast', 'Salmon with rice', 'the day'. */
  what: string;
  entries: readonly FoodEntry[];
  from: LocalDate;
  /** The meal of all of them; null when they are of several. */
  mealType: MealType | null;
}
