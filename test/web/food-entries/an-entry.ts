import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { withGrams } from '#shared/nutrition/values/totals.ts';

/** A food of the table, per 100 g: 120 kcal, 8 g protein, 10 g carbs, 4 g fat; sodium is unknown. */
export const anItem = (over: Partial<FoodItem> = {}): FoodItem => {
  const per_100_g = { calories: 120, protein: 8, carbs: 10, fat: 4, fiber: 2, sugar: 1, sodium: null };
  const base: FoodItem = {
    name: 'Banana, raw',
    grams: 100,
    record_id: 'usda:173944',
    source: 'usda',
    confidence: 0.9,
    per_100_g,
    nutrients: per_100_g,
    ...over,
  };
  return withGrams(base, base.grams);
};

const ulid = (number: number): string => `01KB2M00000000000000000${String(number).padStart(3, '0')}`;

/** An entry of 20 November 2026, 12:55 in Berlin. `number` distinguishes entries. */
export const anEntry = (over: Partial<FoodEntry> = {}, number = 1): FoodEntry => ({
  id: ulid(number),
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
