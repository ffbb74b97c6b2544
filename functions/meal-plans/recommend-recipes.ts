import { chooseRecipes } from '#shared/meal-plans/choose-recipes.ts';
import { readBook } from '#shared/meal-plans/read-book.ts';
import type { BookRecipe } from '#shared/meal-plans/recipe-schema.ts';
import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { FoodKnowledge } from '#shared/nutrition/food-knowledge.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

/** Recipes of the book that fit what is left. The book is read by the food table once for each table. */
export const recommendRecipes = (openFoods: OpenFoods): Endpoint<typeof mealPlanRoutes.recipes> => {
  let read: { foods: FoodKnowledge; book: BookRecipe[] } | null = null;
  return async ({ query }) => {
    const foods = await openFoods();
    if (read?.foods !== foods) read = { foods, book: readBook(foods) };
    return { recipes: chooseRecipes(read.book, query) };
  };
};
