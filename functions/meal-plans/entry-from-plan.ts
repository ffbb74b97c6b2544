import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { newEntry } from '../food-entries/public.ts';

interface Where {
  user_id: string;
  date: LocalDate;
  time_zone: string;
}

/** Converts a planned meal to an entry on its day and time, with its values and their sources. */
export const entryFromPlan = (
  { type, name, calories, time, ...meal }: PlannedMeal,
  { user_id, date, time_zone }: Where,
  id: string,
  now: Date,
): FoodEntry =>
  newEntry(
    {
      id,
      user_id,
      food_name: name,
      calories,
      protein: meal.protein,
      carbs: meal.carbs,
      fat: meal.fat,
      fiber: meal.fiber,
      sugar: meal.sugar,
      sodium: meal.sodium,
      serving_size: meal.serving_size,
      meal_type: type,
      logged_at: instantOf(date, time, time_zone),
      time_zone,
      items: meal.items,
    },
    now,
  );
