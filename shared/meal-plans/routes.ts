import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { recipeWish, recommendedRecipe } from './recipe-schema.ts';
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
import { usualMeal } from './usual-meal.ts';

export const mealPlanRoutes = {
  /** One day's plan, with goal and what is eaten. A day of the plan has no zone, as a day of the diary. */
  read: defineRoute({
    method: 'GET',
    path: '/api/meal-plans/{date}',
    auth: 'user',
    status: 200,
    params: planDayParams,
    response: mealPlanDay,
    errors: [],
  }),
  /** Saves a whole day over the version that was read. */
  save: defineRoute({
    method: 'PUT',
    path: '/api/meal-plans/{date}',
    auth: 'user',
    status: 200,
    params: planDayParams,
    body: mealPlanSave,
    response: mealPlan,
    errors: ['MEAL_PLAN_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Seven days from a day on. */
  week: defineRoute({
    method: 'GET',
    path: '/api/meal-plans',
    auth: 'user',
    status: 200,
    query: z.strictObject({ from: plannedDate }),
    response: mealPlanWeek,
    errors: [],
  }),
  /** Saves several days: all of them or none. Week plans are a matter of the plan (decision D18). */
  saveDays: defineRoute({
    method: 'PUT',
    path: '/api/meal-plans',
    auth: 'user',
    feature: 'advanced_meal_planning',
    status: 200,
    body: mealPlanDaysSave,
    response: z.object({ days: z.array(mealPlan) }),
    errors: ['MEAL_PLAN_CHANGED', 'TIER_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Writes a planned meal to the diary, on the plan's day at the planned time; once, however often it is pressed. */
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
  /** Takes the entry of a planned meal back out of the diary. */
  unlog: defineRoute({
    method: 'DELETE',
    path: '/api/meal-plans/{date}/meals/{id}/log',
    auth: 'user',
    status: 200,
    params: planMealParams,
    response: mealPlan,
    errors: ['PLANNED_MEAL_NOT_FOUND', 'MEAL_PLAN_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** What the person has again and again: what suggestions and week plans are made of. */
  usualMeals: defineRoute({
    method: 'GET',
    path: '/api/usual-meals',
    auth: 'user',
    feature: 'advanced_meal_planning',
    status: 200,
    /** Meals up to this day, and the 59 before it, are looked at. */
    query: z.strictObject({ until: plannedDate }),
    response: z.object({ meals: z.array(usualMeal) }),
    errors: ['TIER_REQUIRED'],
  }),
  /** Recipes for what is left of a day. */
  recipes: defineRoute({
    method: 'GET',
    path: '/api/recipe-recommendations',
    auth: 'user',
    feature: 'recipe_recommendations',
    status: 200,
    query: recipeWish,
    response: z.object({ recipes: z.array(recommendedRecipe) }),
    errors: ['TIER_REQUIRED'],
  }),
};
