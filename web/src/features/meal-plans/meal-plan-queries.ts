import { queryOptions } from '@tanstack/react-query';
import type { RecipeWish } from '#shared/meal-plans/recipe-schema.ts';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';

/** First part of the keys of all that plans change; live updates name it too. */
export const MEAL_PLANS = 'meal-plans';

const MINUTE = 60_000;

export const mealPlanQueries = {
  /** A day's plan with goal and what is eaten. */
  day: (date: LocalDate) =>
    queryOptions({
      queryKey: [MEAL_PLANS, 'day', date],
      queryFn: ({ signal }) => call(mealPlanRoutes.read, { params: { date }, signal }),
    }),
  /** Seven days from a day on. */
  week: (from: LocalDate) =>
    queryOptions({
      queryKey: [MEAL_PLANS, 'week', from],
      queryFn: ({ signal }) => call(mealPlanRoutes.week, { query: { from }, signal }),
    }),
  /** What the person has again and again. It changes slowly. */
  usual: (until: LocalDate) =>
    queryOptions({
      queryKey: ['usual-meals', until],
      queryFn: ({ signal }) => call(mealPlanRoutes.usualMeals, { query: { until }, signal }),
      staleTime: 5 * MINUTE,
    }),
  /** Recipes for what is left. */
  recipes: (wish: RecipeWish) =>
    queryOptions({
      queryKey: ['recipe-recommendations', wish],
      queryFn: ({ signal }) => call(mealPlanRoutes.recipes, { query: wish, signal }),
      staleTime: 5 * MINUTE,
    }),
};
