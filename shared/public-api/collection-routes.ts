import * as z from 'zod';
import { waterChange, waterOfDay } from '../diary/schema.ts';
import { defineRoute } from '../http/route.ts';
import { mealPlan, mealPlanSave, planDayParams } from '../meal-plans/schema.ts';
import { newSavedMeal, savedMeal, savedMealChange, savedMealId } from '../recipes/schema.ts';
import { localDate } from '../time/local-date.ts';
import { weighedDate, weightEntry, weightSave } from '../weights/schema.ts';
import { reads, writes } from './access.ts';
import {
  apiDaysPage,
  apiMealPlansPage,
  apiPageQuery,
  apiSavedMealsPage,
  apiSpanQuery,
  apiWeightsPage,
} from './schema.ts';

const weightParams = z.strictObject({ date: weighedDate });
const mealParams = z.strictObject({ id: savedMealId });

/** Routes for days, water, weights, saved meals and meal plans. */
export const collectionRoutes = {
  days: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/days',
    summary: 'Totals and water of the logged days in a range, in pages',
    status: 200,
    query: apiSpanQuery,
    response: apiDaysPage,
    errors: ['TIER_REQUIRED'],
  }),
  addWater: defineRoute({
    ...writes,
    method: 'POST',
    path: '/api/v1/days/{date}/water',
    summary: 'Adds water to a day or removes some',
    status: 200,
    params: z.strictObject({ date: localDate }),
    body: waterChange,
    response: waterOfDay,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  weights: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/weights',
    summary: 'Weights in a range of days, in pages, oldest first',
    status: 200,
    query: apiSpanQuery,
    response: apiWeightsPage,
    errors: ['TIER_REQUIRED'],
  }),
  saveWeight: defineRoute({
    ...writes,
    method: 'PUT',
    path: '/api/v1/weights/{date}',
    summary: 'Saves a day’s weight in kg, replacing an earlier one',
    status: 200,
    params: weightParams,
    body: weightSave,
    response: weightEntry,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  removeWeight: defineRoute({
    ...writes,
    method: 'DELETE',
    path: '/api/v1/weights/{date}',
    summary: 'Deletes a day’s weight',
    status: 204,
    params: weightParams,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  savedMeals: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/saved-meals',
    summary: 'Saved meals and recipes, in pages, oldest first',
    status: 200,
    query: apiPageQuery,
    response: apiSavedMealsPage,
    errors: ['TIER_REQUIRED'],
  }),
  createSavedMeal: defineRoute({
    ...writes,
    method: 'POST',
    path: '/api/v1/saved-meals',
    summary: 'Saves a meal or recipe',
    status: 201,
    body: newSavedMeal,
    response: savedMeal,
    errors: [
      'TIER_REQUIRED',
      'TOKEN_READS_ONLY',
      'TOO_MANY_SAVED_MEALS',
      'IDEMPOTENCY_KEY_REUSED',
      'NO_FOOD_RECOGNISED',
    ],
  }),
  changeSavedMeal: defineRoute({
    ...writes,
    method: 'PATCH',
    path: '/api/v1/saved-meals/{id}',
    summary: 'Changes fields of a saved meal, based on the version that was read',
    status: 200,
    params: mealParams,
    body: savedMealChange,
    response: savedMeal,
    errors: [
      'TIER_REQUIRED',
      'TOKEN_READS_ONLY',
      'SAVED_MEAL_NOT_FOUND',
      'SAVED_MEAL_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
      'NO_FOOD_RECOGNISED',
    ],
  }),
  removeSavedMeal: defineRoute({
    ...writes,
    method: 'DELETE',
    path: '/api/v1/saved-meals/{id}',
    summary: 'Deletes a saved meal',
    status: 204,
    params: mealParams,
    errors: ['TIER_REQUIRED', 'TOKEN_READS_ONLY', 'SAVED_MEAL_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  mealPlans: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/meal-plans',
    summary: 'Planned days in a range, in pages',
    status: 200,
    query: apiSpanQuery,
    response: apiMealPlansPage,
    errors: ['TIER_REQUIRED'],
  }),
  mealPlan: defineRoute({
    ...reads,
    method: 'GET',
    path: '/api/v1/meal-plans/{date}',
    summary: 'The plan of a day, which is empty with version 0 if none was saved',
    status: 200,
    params: planDayParams,
    response: mealPlan,
    errors: ['TIER_REQUIRED'],
  }),
  saveMealPlan: defineRoute({
    ...writes,
    method: 'PUT',
    path: '/api/v1/meal-plans/{date}',
    summary: 'Saves the plan of a day, based on the version that was read',
    status: 200,
    params: planDayParams,
    body: mealPlanSave,
    response: mealPlan,
    errors: [
      'TIER_REQUIRED',
      'TOKEN_READS_ONLY',
      'MEAL_PLAN_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
      'NO_FOOD_RECOGNISED',
    ],
  }),
};
