import type { SavedMeal } from '#shared/recipes/schema.ts';
import { aBanana } from './a-food-item.ts';

/** A saved meal of 4 servings with 120 kcal each: 400 g that weigh 800 g when cooked. */
export const aMeal = (over: Partial<SavedMeal> = {}): SavedMeal => ({
  id: '01KB2M00000000000000000001',
  name: 'Chilli',
  portions: 4,
  notes: null,
  items: [aBanana({ name: 'Beans', grams: 400, record_id: 'usda:174285' })],
  cooked_grams: 800,
  version: 3,
  created_at: '2026-11-20T11:55:00.000Z',
  updated_at: '2026-11-20T11:55:00.000Z',
  ...over,
});
