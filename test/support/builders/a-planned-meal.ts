import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';

/** A planned meal as stored by the server. */
export const aPlannedMeal = (over: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: 'row-00000001',
  type: 'lunch',
  name: 'Soup',
  ...unknownNutrients,
  calories: 400,
  time: '12:30',
  notes: null,
  protein: 20,
  serving_size: null,
  items: null,
  logged_entry_id: null,
  ...over,
});
