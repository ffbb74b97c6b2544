import type { FoodEntry } from '#shared/food-entries/schema.ts';

const ulidOf = (number: number): string => `01KB2M00000000000000000${String(number).padStart(3, '0')}`;

/** An entry of 20 November 2026, 12:55 in Berlin. `number` distinguishes entries. */
export const aFoodEntry = (over: Partial<FoodEntry> = {}, number = 1): FoodEntry => ({
  id: ulidOf(number),
  user_id: 'user-1',
  food_name: 'Salmon with rice',
  calories: 598,
  protein: 38,
  carbs: 54,
  fat: 25,
  fiber: null,
  sugar: null,
  sodium: null,
  serving_size: '442 g',
  note: null,
  confidence_score: null,
  image_url: null,
  meal_type: 'lunch',
  logged_at: '2026-11-20T11:55:00.000Z',
  local_date: '2026-11-20',
  time_zone: 'Europe/Berlin',
  items: null,
  version: 1,
  updated_at: '2026-11-20T11:55:00.000Z',
  ...over,
});
