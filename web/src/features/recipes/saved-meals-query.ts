import { queryOptions } from '@tanstack/react-query';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { call } from '#web/lib/api/call.ts';

const byName = (one: SavedMeal, other: SavedMeal): number =>
  one.name.localeCompare(other.name) || one.id.localeCompare(other.id);

const allPages = async (): Promise<SavedMeal[]> => {
  const { meals, next: first } = await call(recipeRoutes.list, { query: {} });
  let next = first;
  while (next !== null) {
    const page = await call(recipeRoutes.list, { query: { after: next } });
    meals.push(...page.meals);
    next = page.next;
  }
  return meals.toSorted(byName);
};

/** Query for the user's saved meals and recipes, sorted by name. */
export const savedMealsQuery = queryOptions({ queryKey: ['saved-meals'], queryFn: allPages });
