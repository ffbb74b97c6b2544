import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { scarceTypes, withStarters } from '#shared/meal-plans/starter-meals.ts';
import { USUAL_DAYS, usualMealsOf } from '#shared/meal-plans/usual-meals.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { ReadEntries } from '../food-entries/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { RecipeRepository } from '../recipes/public.ts';
import type { OpenBook } from './open-recipes.ts';

interface Dependencies {
  readEntries: ReadEntries;
  saved: Pick<RecipeRepository, 'page'>;
  openBook: OpenBook;
}

/** More than anyone eats in two months. After a larger import the earliest entries decide. */
const MAX_ENTRIES = 1_500;

/**
 * Returns the user's frequent meals from the entries of 60 days and the first page of saved meals, read in parallel. If
 * there are few, or on request, recipes are added.
 */
export const readUsualMeals =
  ({ readEntries, saved, openBook }: Dependencies): Endpoint<typeof mealPlanRoutes.usualMeals> =>
  async ({ caller: { user_id }, query: { until, include } }) => {
    const [entries, { meals }] = await Promise.all([
      readEntries(user_id, addDays(until, 1 - USUAL_DAYS), until, MAX_ENTRIES),
      saved.page(user_id, undefined),
    ]);
    const usual = usualMealsOf(entries, meals);
    const types = include === 'recipes' ? mealTypes : scarceTypes(usual);
    return { meals: types.length > 0 ? withStarters(usual, await openBook(), types) : usual };
  };
