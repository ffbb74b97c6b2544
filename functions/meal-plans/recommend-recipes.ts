import { suitableMeals } from '#shared/diet/suitable-meals.ts';
import { chooseRecipes } from '#shared/meal-plans/choose-recipes.ts';
import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { ReadDiet } from '../profile/public.ts';
import type { OpenBook } from './open-recipes.ts';

interface Dependencies {
  openBook: OpenBook;
  openFoods: OpenFoods;
  readDiet: ReadDiet;
}

/** Returns recipes that fit the remaining targets and the user's diet and allergies. */
export const recommendRecipes =
  ({ openBook, openFoods, readDiet }: Dependencies): Endpoint<typeof mealPlanRoutes.recipes> =>
  async ({ caller, query }) => {
    const [book, foods, constraints] = await Promise.all([openBook(), openFoods(), readDiet(caller.user_id)]);
    const suitable = suitableMeals(book, constraints, foods.recordOf);
    return {
      recipes: chooseRecipes(suitable, query),
      ...(suitable.length < book.length && { left_out: book.length - suitable.length }),
    };
  };
