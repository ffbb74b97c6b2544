import { chargedErrors } from '../credits/charged-errors.ts';
import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { seenItem } from '../scan/seen-meal.ts';
import { correction } from './corrections.ts';
import { describedMeal, groundedFoods } from './described-meal.ts';
import { foodHit, MAX_SEARCH_LENGTH } from './food-hit.ts';
import { myFood, myFoods } from './my-foods.ts';
import { foodFacts, foodId, mealText } from './schema.ts';
import { portionUnit, usualPortion } from './usual-portions.ts';

const ofFood = z.strictObject({ id: foodId });

export const foodRoutes = {
  /** Searches the food table by the beginning of names, best match first. */
  search: defineRoute({
    method: 'GET',
    path: '/api/foods',
    auth: 'user',
    status: 200,
    query: z.strictObject({ q: z.string().min(1, 'Enter a food.').max(MAX_SEARCH_LENGTH) }),
    response: z.object({ foods: z.array(foodHit) }),
    errors: [],
  }),
  /** Returns the user's foods: starred ones and those of the latest entries. */
  mine: defineRoute({
    method: 'GET',
    path: '/api/foods/mine',
    auth: 'user',
    status: 200,
    response: myFoods,
    errors: [],
  }),
  /** Stars a food of the table or a recently logged one. Idempotent. */
  star: defineRoute({
    method: 'PUT',
    path: '/api/foods/favourites/{id}',
    auth: 'user',
    status: 200,
    params: ofFood,
    response: myFood,
    errors: ['FOOD_NOT_FOUND', 'TOO_MANY_FAVOURITES', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  unstar: defineRoute({
    method: 'DELETE',
    path: '/api/foods/favourites/{id}',
    auth: 'user',
    status: 204,
    params: ofFood,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns the user's corrections and usual portions, newest first. */
  corrections: defineRoute({
    method: 'GET',
    path: '/api/foods/corrections',
    auth: 'user',
    status: 200,
    response: z.object({ corrections: z.array(correction), portions: z.array(usualPortion).default([]) }),
    errors: [],
  }),
  forget: defineRoute({
    method: 'DELETE',
    path: '/api/foods/corrections/{id}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ id: correction.shape.id }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Forgets the usual portion of a food in a unit. */
  forgetPortion: defineRoute({
    method: 'DELETE',
    path: '/api/foods/portions/{id}/{unit}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ id: foodId, unit: portionUnit }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Forgets all usual portions. */
  forgetPortions: defineRoute({
    method: 'DELETE',
    path: '/api/foods/portions',
    auth: 'user',
    status: 204,
    errors: [],
  }),
  /** Parses a free-text meal into weighed foods with food table values. */
  describe: defineRoute({
    method: 'POST',
    path: '/api/foods/describe',
    auth: 'user',
    status: 200,
    body: z.strictObject({ text: mealText }),
    response: describedMeal,
    errors: ['CONSENT_NEEDED', 'NO_FOOD_RECOGNISED', ...chargedErrors],
  }),
  /** Adds food table values to foods that the browser's own model recognized and weighed. */
  ground: defineRoute({
    method: 'POST',
    path: '/api/foods/ground',
    auth: 'user',
    status: 200,
    body: z.strictObject({
      items: z
        .array(seenItem.extend({ estimate: seenItem.shape.estimate.optional() }).strict())
        .min(1, 'Enter a food.')
        .max(40, 'You can log up to 40 foods at once.'),
    }),
    response: groundedFoods,
    errors: [],
  }),
  /** Returns one record of the food table, to show the source of a value. */
  read: defineRoute({
    method: 'GET',
    path: '/api/foods/{id}',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: foodId }),
    response: foodFacts,
    errors: ['FOOD_NOT_FOUND'],
  }),
};
