import type { StoredList } from '#shared/meal-plans/shopping/stored-list.ts';
import { json, number } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Check marks and own items of a user's shopping list. Each change increments `version`. */
export const createShoppingListEntity = defineUserEntity(
  'shopping_list',
  { items: json<StoredList['items']>(), version: number },
  () => 'shopping-list',
);
