import { queryOptions } from '@tanstack/react-query';
import type { RecipeRequest } from '#shared/meal-plans/recipe-schema.ts';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';

/** First part of all query keys that plans affect, also used by live updates. */
export const MEAL_PLANS = 'meal-plans';

const MINUTE = 60_000;

export const mealPlanQueries = {
  /** Query for a day's plan with the goal and the eaten calories. */
  day: (date: LocalDate) =>
    queryOptions({
      queryKey: [MEAL_PLANS, 'day', date],
      queryFn: ({ signal }) => call(mealPlanRoutes.read, { params: { date }, signal }),
    }),
  /** Query for seven days from a date. */
  week: (from: LocalDate) =>
    queryOptions({
      queryKey: [MEAL_PLANS, 'week', from],
      queryFn: ({ signal }) => call(mealPlanRoutes.week, { query: { from }, signal }),
    }),
  /** Query for the user's usual meals, which change slowly. */
  usual: (until: LocalDate) =>
    queryOptions({
      queryKey: ['usual-meals', until],
      queryFn: ({ signal }) => call(mealPlanRoutes.usualMeals, { query: { until }, signal }),
      staleTime: 5 * MINUTE,
    }),
  /** Query for the usual meals and all recipes, from which weeks are planned. */
  forWeek: (until: LocalDate) =>
    queryOptions({
      queryKey: ['usual-meals', until, 'recipes'],
      queryFn: ({ signal }) =>
        call(mealPlanRoutes.usualMeals, { query: { until, include: 'recipes' }, signal }),
      staleTime: 5 * MINUTE,
    }),
  /** Query for recipes that fit the remaining calories. */
  recipes: (filter: RecipeRequest) =>
    queryOptions({
      queryKey: ['recipe-recommendations', filter],
      queryFn: ({ signal }) => call(mealPlanRoutes.recipes, { query: filter, signal }),
      staleTime: 5 * MINUTE,
    }),
};
