import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { localDate, timeZone } from '../time/local-date.ts';
import { entryCopies, entryRemovals, foodEntry, foodEntryChange, newFoodEntry } from './schema.ts';
import { entryId } from './entry-id.ts';
import { foodHabit } from './food-habit.ts';

const params = z.strictObject({ id: entryId });

export const foodEntryRoutes = {
  /** Returns the entries of one day, or the latest ones, newest first. */
  list: defineRoute({
    method: 'GET',
    path: '/api/food-entries',
    auth: 'user',
    status: 200,
    query: z.strictObject({
      local_date: localDate.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    response: z.object({ entries: z.array(foodEntry) }),
    errors: [],
  }),
  /** Returns the foods logged on at least three of the last 14 days, most frequent first. */
  habits: defineRoute({
    method: 'GET',
    path: '/api/food-habits',
    auth: 'user',
    status: 200,
    query: z.strictObject({ time_zone: timeZone }),
    response: z.object({ habits: z.array(foodHabit) }),
    errors: [],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/food-entries',
    auth: 'user',
    status: 201,
    body: newFoodEntry,
    response: foodEntry,
    errors: ['PHOTO_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  /** Copies entries to another day at the same local time, in one transaction. */
  copy: defineRoute({
    method: 'POST',
    path: '/api/food-entries/copies',
    auth: 'user',
    status: 201,
    body: entryCopies,
    response: z.object({ entries: z.array(foodEntry) }),
    errors: ['FOOD_ENTRY_NOT_FOUND', 'PHOTO_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes entries of one day together, for example to undo a copied day. */
  removeTogether: defineRoute({
    method: 'POST',
    path: '/api/food-entries/removals',
    auth: 'user',
    status: 204,
    body: entryRemovals,
    errors: ['FOOD_ENTRY_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/food-entries/{id}',
    auth: 'user',
    status: 200,
    params,
    response: foodEntry,
    errors: ['FOOD_ENTRY_NOT_FOUND'],
  }),
  change: defineRoute({
    method: 'PATCH',
    path: '/api/food-entries/{id}',
    auth: 'user',
    status: 200,
    params,
    body: foodEntryChange,
    response: foodEntry,
    errors: ['FOOD_ENTRY_NOT_FOUND', 'FOOD_ENTRY_CHANGED', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/food-entries/{id}',
    auth: 'user',
    status: 204,
    params,
    errors: ['FOOD_ENTRY_NOT_FOUND', 'FOOD_ENTRY_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
};
