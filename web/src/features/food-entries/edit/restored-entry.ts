import type { FoodEntry, NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { withoutLesson } from '#shared/foods/lessons.ts';

/**
 * Returns a new entry with the visible values of a deleted one, at its original time and zone. Corrections are not
 * included, because they were learned when it was first logged.
 */
export const restoredEntry = ({
  id: _id,
  user_id: _userId,
  local_date: _localDate,
  version: _version,
  updated_at: _updatedAt,
  items,
  ...kept
}: FoodEntry): NewFoodEntryInput => ({ ...kept, items: items?.map(withoutLesson) ?? null });
