import { readBook } from '#shared/meal-plans/read-book.ts';
import type { BookRecipe } from '#shared/meal-plans/recipe-schema.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';

export type OpenBook = () => Promise<readonly BookRecipe[]>;

/** Loads the recipe book with the food table's values and caches it per food table. */
export const createOpenBook = (openFoods: OpenFoods): OpenBook => {
  let read: { foods: FoodKnowledge; book: readonly BookRecipe[] } | null = null;
  return async () => {
    const foods = await openFoods();
    if (read?.foods !== foods) read = { foods, book: readBook(foods) };
    return read.book;
  };
};
