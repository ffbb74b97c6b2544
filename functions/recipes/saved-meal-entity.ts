import { any, item, number, string } from 'dynamodb-toolbox/schema';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
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
  item({
    user_id: string().key(),
    id: string().key(),
    name: string(),
    portions: number(),
    notes: string().optional(),
    items: any().castAs<FoodItem[]>(),
    cooked_grams: number().optional(),
    version: number(),
    created_at: string(),
    updated_at: string(),
  }),
  ({ user_id, id }) => savedMealKey(user_id, id),
);
