import { chooseRecipes } from '#shared/meal-plans/choose-recipes.ts';
import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { OpenBook } from './open-recipes.ts';

/** Returns recipes that fit the remaining targets. */
export const recommendRecipes =
  (openBook: OpenBook): Endpoint<typeof mealPlanRoutes.recipes> =>
  async ({ query }) => ({ recipes: chooseRecipes(await openBook(), query) });
