import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import {
  MAX_LINE_LENGTH,
  MAX_INGREDIENTS,
  newSavedMeal,
  readLine,
  savedMeal,
  savedMealChange,
  savedMealId,
} from './schema.ts';

const params = z.strictObject({ id: savedMealId });

export const recipeRoutes = {
  /**
   * Returns the user's saved meals and recipes, oldest first, in pages of up to 1 MB, so that no response exceeds
   * Lambda's 6 MB.
   */
  list: defineRoute({
    method: 'GET',
    path: '/api/saved-meals',
    auth: 'user',
    status: 200,
    /** `after` is `next` of the previous page. */
    query: z.strictObject({ after: savedMealId.optional() }),
    /** `next` is null after the last page. */
    response: z.object({ meals: z.array(savedMeal), next: savedMealId.nullable() }),
    errors: [],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/saved-meals',
    auth: 'user',
    status: 201,
    body: newSavedMeal,
    response: savedMeal,
    errors: ['TOO_MANY_SAVED_MEALS', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  change: defineRoute({
    method: 'PATCH',
    path: '/api/saved-meals/{id}',
    auth: 'user',
    status: 200,
    params,
    body: savedMealChange,
    response: savedMeal,
    errors: ['SAVED_MEAL_NOT_FOUND', 'SAVED_MEAL_CHANGED', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/saved-meals/{id}',
    auth: 'user',
    status: 204,
    params,
    errors: ['SAVED_MEAL_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Parses ingredient lines into weighed foods with food table values. */
  read: defineRoute({
    method: 'POST',
    path: '/api/recipes/read',
    auth: 'user',
    status: 200,
    body: z.strictObject({
      lines: z
        .array(z.string().trim().min(1, 'This line is empty.').max(MAX_LINE_LENGTH))
        .min(1, 'Enter an ingredient.')
        .max(MAX_INGREDIENTS, `Enter up to ${MAX_INGREDIENTS} ingredients at once.`),
    }),
    response: z.object({ lines: z.array(readLine) }),
    errors: ['NO_FOOD_RECOGNISED'],
  }),
};
