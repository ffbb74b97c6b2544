import * as z from 'zod';
import { foodHit, MAX_SEARCH_LENGTH } from '../foods/food-hit.ts';
import { mealText } from '../foods/schema.ts';
import { entryId } from '../food-entries/entry-id.ts';
import { foodEntryChange } from '../food-entries/schema.ts';
import { defineRoute } from '../http/route.ts';
import { localDate } from '../time/local-date.ts';
import {
  apiDay,
  apiEntriesPage,
  apiEntriesQuery,
  apiEntry,
  apiMeal,
  apiPerson,
  newApiEntry,
} from './schema.ts';
import { collectionRoutes } from './collection-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { reads, writes } from './access.ts';

/** The API for users' own programs (Enterprise plan). Changes are backward compatible. */
export const publicApiRoutes = {
  me: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/me',
    summary: 'The token’s owner',
    status: 200,
    response: apiPerson,
    errors: ['TIER_REQUIRED'],
  }),
  day: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/days/{date}',
    summary: 'One diary day: goal, totals, water and entries',
    status: 200,
    params: z.strictObject({ date: localDate }),
    response: apiDay,
    errors: ['TIER_REQUIRED'],
  }),
  entries: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/food-entries',
    summary: 'Entries of a day (all of them) or of a range of days (in pages), earliest first',
    status: 200,
    query: apiEntriesQuery,
    response: apiEntriesPage,
    errors: ['TIER_REQUIRED'],
  }),
  createEntry: defineRoute({
    ...writes,
    method: 'POST',
    path: '/api/v1/food-entries',
    summary: 'Logs a food',
    status: 201,
    body: newApiEntry,
    response: apiEntry,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  entry: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/food-entries/{id}',
    summary: 'One entry',
    status: 200,
    params: z.strictObject({ id: entryId }),
    response: apiEntry,
    errors: ['TIER_REQUIRED', 'FOOD_ENTRY_NOT_FOUND'],
  }),
  changeEntry: defineRoute({
    ...writes,
    method: 'PATCH',
    path: '/api/v1/food-entries/{id}',
    summary: 'Changes fields of an entry, based on the version that was read',
    status: 200,
    params: z.strictObject({ id: entryId }),
    body: foodEntryChange,
    response: apiEntry,
    errors: [
      'TIER_REQUIRED',
      'TOKEN_READS_ONLY',
      'FOOD_ENTRY_NOT_FOUND',
      'FOOD_ENTRY_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
      'NO_FOOD_RECOGNISED',
    ],
  }),
  removeEntry: defineRoute({
    ...writes,
    method: 'DELETE',
    path: '/api/v1/food-entries/{id}',
    summary: 'Deletes an entry',
    status: 204,
    params: z.strictObject({ id: entryId }),
    errors: [
      'TIER_REQUIRED',
      'TOKEN_READS_ONLY',
      'FOOD_ENTRY_NOT_FOUND',
      'FOOD_ENTRY_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  foods: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/foods',
    summary: 'Foods whose names start with the query, best match first',
    status: 200,
    query: z.strictObject({ q: z.string().min(1, 'Enter a food.').max(MAX_SEARCH_LENGTH) }),
    response: z.object({ foods: z.array(foodHit) }),
    errors: ['TIER_REQUIRED'],
  }),
  describe: defineRoute({
    ...reads,
    method: 'POST',
    path: '/api/v1/foods/describe',
    summary: 'Parses a free-text meal into weighed foods, using only the food table (no AI, no credits)',
    status: 200,
    body: z.strictObject({ text: mealText }),
    response: apiMeal,
    errors: ['TIER_REQUIRED', 'NO_FOOD_RECOGNISED'],
  }),
  ...collectionRoutes,
  ...webhookRoutes,
};
