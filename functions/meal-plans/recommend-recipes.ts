import { chooseRecipes } from '#shared/meal-plans/choose-recipes.ts';
import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { ReadReader } from '../profile/public.ts';
import type { OpenBook } from './open-recipes.ts';
import { suggestedMeals } from './suggested-meals.ts';

interface Dependencies {
  openBook: OpenBook;
  openFoods: OpenFoods;
  readReader: ReadReader;
}

/** Returns recipes that fit the remaining targets and the user's diet and allergies. */
export const recommendRecipes =
  ({ openBook, openFoods, readReader }: Dependencies): Endpoint<typeof mealPlanRoutes.recipes> =>
  async ({ caller, query }) => {
    const [book, foods, reader] = await Promise.all([openBook(), openFoods(), readReader(caller.user_id)]);
    const suitable = suggestedMeals(book, reader, foods.recordOf);
    return {
      recipes: chooseRecipes(suitable, query),
      ...(suitable.length < book.length && { left_out: book.length - suitable.length }),
    };
  };
