import type { recipeRoutes } from '#shared/recipes/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import { openTable } from '../platform/table/client.ts';
import { readRecipe } from './read-recipe.ts';
import { createRecipeRepository } from './repository.ts';
import { savedMealEndpoints } from './saved-meals.ts';
import { createRecipeService } from './service.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof recipeRoutes> => {
  const repository = createRecipeRepository(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock);
  const openFoods = foodsFromEnvironment();
  return {
    ...savedMealEndpoints(createRecipeService({ repository, clock: systemClock, newId: newUlid })),
    read: withTriage(({ lines }) => lines, readRecipe(openFoods)),
  };
};
