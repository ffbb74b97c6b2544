import type { FoodEntry, NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { withoutLesson } from '#shared/foods/lessons.ts';

/**
 * A deleted entry as a new one: everything that a person can see of it, at its old time and in its old zone. What it
 * taught was learnt when it was logged.
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
