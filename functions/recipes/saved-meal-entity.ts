import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { json, number, optionalNumber, optionalText, text, textKey } from '../platform/table/attributes.ts';
import { defineEntity } from '../platform/table/define-entity.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key range of saved meals. */
export const SAVED_MEALS = ['saved-meal#', 'saved-meal$'] as const;

/** Returns the key of a saved meal. */
export const savedMealKey = (userId: string, id: string) => ({
  pk: userPartition(userId),
  sk: `${SAVED_MEALS[0]}${id}`,
});

/** A meal or recipe saved by a user. */
export const createSavedMealEntity = defineEntity(
  'saved_meal',
  {
    user_id: textKey,
    id: textKey,
    name: text,
    portions: number,
    notes: optionalText,
    items: json<FoodItem[]>(),
    cooked_grams: optionalNumber,
    version: number,
    created_at: text,
    updated_at: text,
  },
  ({ user_id, id }) => savedMealKey(user_id, id),
);
