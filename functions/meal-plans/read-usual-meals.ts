import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { scarceTypes, withStarters } from '#shared/meal-plans/starter-meals.ts';
import { USUAL_DAYS, usualMealsOf } from '#shared/meal-plans/usual-meals.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { ReadReader } from '../profile/public.ts';
import type { ReadEntries } from '../food-entries/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { RecipeRepository } from '../recipes/public.ts';
import type { OpenBook } from './open-recipes.ts';
import { suggestedMeals } from './suggested-meals.ts';

interface Dependencies {
  readEntries: ReadEntries;
  saved: Pick<RecipeRepository, 'page'>;
  openBook: OpenBook;
  openFoods: OpenFoods;
  readReader: ReadReader;
}

/** More than anyone eats in two months. After a larger import the earliest entries decide. */
const MAX_ENTRIES = 1_500;

/**
 * Returns the user's frequent meals from the entries of 60 days and the first page of saved meals, read in parallel. If
 * there are few, or on request, recipes are added. Meals that do not fit the user's diet and allergies, or might not, are
 * left out.
 */
export const readUsualMeals =
  ({
    readEntries,
    saved,
    openBook,
    openFoods,
    readReader,
  }: Dependencies): Endpoint<typeof mealPlanRoutes.usualMeals> =>
  async ({ caller: { user_id }, query: { until, include } }) => {
    const [entries, { meals }, reader, book, { recordOf }] = await Promise.all([
      readEntries(user_id, addDays(until, 1 - USUAL_DAYS), until, MAX_ENTRIES),
      saved.page(user_id, undefined),
      readReader(user_id),
      openBook(),
      openFoods(),
    ]);
    const all = usualMealsOf(entries, meals);
    const usual = suggestedMeals(all, reader, recordOf);
    const recipes = suggestedMeals(book, reader, recordOf);
    const types = include === 'recipes' ? mealTypes : scarceTypes(usual);
    const left = all.length - usual.length + (types.length > 0 ? book.length - recipes.length : 0);
    return {
      meals: types.length > 0 ? withStarters(usual, recipes, types) : usual,
      ...(left > 0 && { left_out: left }),
    };
  };
