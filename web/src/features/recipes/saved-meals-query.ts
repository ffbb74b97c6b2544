import { queryOptions } from '@tanstack/react-query';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { call } from '../../lib/api/call.ts';

/** The person's saved meals and recipes, by name. */
export const savedMealsQuery = queryOptions({
  queryKey: ['saved-meals'],
  queryFn: async () => (await call(recipeRoutes.list)).meals,
});
