import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import {
  type ShoppingItemWrite,
  type StoredList,
  withItem,
  withoutItem,
} from '#shared/meal-plans/shopping/stored-list.ts';
import type { QueuedRequest } from '#web/lib/offline/queued-request.ts';

const { saveShoppingItem, removeShoppingItem } = mealPlanRoutes;

/** Returns the list that the server will have after the changes that are queued on this device. */
export const applyQueued = (list: StoredList, requests: readonly QueuedRequest[], now: Date): StoredList =>
  requests.reduce((state, { method, path, params, body }) => {
    if (path !== saveShoppingItem.path) return state;
    const { key } = params as { key: string };
    if (method === removeShoppingItem.method) return withoutItem(state, key, now);
    return withItem(state, key, body as ShoppingItemWrite, now) ?? state;
  }, list);
