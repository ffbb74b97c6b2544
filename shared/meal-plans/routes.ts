import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { recipeRequest, recommendedRecipe } from './recipe-schema.ts';
import {
  loggedPlan,
  mealPlan,
  mealPlanDay,
  mealPlanDaysSave,
  mealPlanSave,
  mealPlanWeek,
  planDayParams,
  plannedDate,
  planLogging,
  planMealParams,
} from './schema.ts';
import { shoppingItemParams, shoppingItemWrite, storedList } from './shopping/stored-list.ts';
import { usualMeal } from './usual-meal.ts';

/** Number of meals that do not fit the user's diet and allergies, or might not; missing if none. */
const leftOut = z.int().optional();

export const mealPlanRoutes = {
  /** Returns a day's plan with the goal and what was eaten. Like a diary day, it has no time zone. */
  read: defineRoute({
    method: 'GET',
    path: '/api/meal-plans/{date}',
    auth: 'user',
    status: 200,
    params: planDayParams,
    response: mealPlanDay,
    errors: [],
  }),
  /** Saves a whole day, based on the version that was read. */
  save: defineRoute({
    method: 'PUT',
    path: '/api/meal-plans/{date}',
    auth: 'user',
    status: 200,
    params: planDayParams,
    body: mealPlanSave,
    response: mealPlan,
    errors: ['MEAL_PLAN_CHANGED', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  /** Returns seven days starting with the given one. */
  week: defineRoute({
    method: 'GET',
    path: '/api/meal-plans',
    auth: 'user',
    status: 200,
    query: z.strictObject({ from: plannedDate }),
    response: mealPlanWeek,
    errors: [],
  }),
  /** Saves several days in one transaction. Week plans depend on the plan (decision D18). */
  saveDays: defineRoute({
    method: 'PUT',
    path: '/api/meal-plans',
    auth: 'user',
    feature: 'advanced_meal_planning',
    status: 200,
    body: mealPlanDaysSave,
    response: z.object({ days: z.array(mealPlan) }),
    errors: ['MEAL_PLAN_CHANGED', 'TIER_REQUIRED', 'IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  /** Logs a planned meal on the plan's day and time. Idempotent. */
  log: defineRoute({
    method: 'POST',
    path: '/api/meal-plans/{date}/meals/{id}/log',
    auth: 'user',
    status: 200,
    params: planMealParams,
    body: planLogging,
    response: loggedPlan,
    errors: ['PLANNED_MEAL_NOT_FOUND', 'MEAL_PLAN_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes the diary entry of a planned meal. */
  unlog: defineRoute({
    method: 'DELETE',
    path: '/api/meal-plans/{date}/meals/{id}/log',
    auth: 'user',
    status: 200,
    params: planMealParams,
    response: mealPlan,
    errors: ['PLANNED_MEAL_NOT_FOUND', 'MEAL_PLAN_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns the user's frequent meals, from which suggestions and week plans are made. */
  usualMeals: defineRoute({
    method: 'GET',
    path: '/api/usual-meals',
    auth: 'user',
    feature: 'advanced_meal_planning',
    status: 200,
    /** Last day of the 60 days to read. */
    query: z.strictObject({
      until: plannedDate,
      /** Adds the recipes of the book for every meal type, not only for those with too few meals. */
      include: z.literal('recipes').optional(),
    }),
    response: z.object({ meals: z.array(usualMeal), left_out: leftOut }),
    errors: ['TIER_REQUIRED'],
  }),
  /** Returns the check marks and own items of the shopping list. The foods come from the planned days. */
  shoppingList: defineRoute({
    method: 'GET',
    path: '/api/shopping-list',
    auth: 'user',
    status: 200,
    response: storedList,
    errors: [],
  }),
  /** Checks, unchecks or adds an item of the shopping list. Safe to repeat. */
  saveShoppingItem: defineRoute({
    method: 'PUT',
    path: '/api/shopping-list/items/{key}',
    auth: 'user',
    status: 200,
    params: shoppingItemParams,
    body: shoppingItemWrite,
    response: storedList,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'NO_FOOD_RECOGNISED'],
  }),
  /** Removes an item from the shopping list. Safe to repeat. */
  removeShoppingItem: defineRoute({
    method: 'DELETE',
    path: '/api/shopping-list/items/{key}',
    auth: 'user',
    status: 200,
    params: shoppingItemParams,
    response: storedList,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns recipes that fit the rest of a day. */
  recipes: defineRoute({
    method: 'GET',
    path: '/api/recipe-recommendations',
    auth: 'user',
    feature: 'recipe_recommendations',
    status: 200,
    query: recipeRequest,
    response: z.object({ recipes: z.array(recommendedRecipe), left_out: leftOut }),
    errors: ['TIER_REQUIRED'],
  }),
};
