import { readLineOfRecipe } from '#shared/recipes/read-line.ts';
import type { recipeRoutes } from '#shared/recipes/routes.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

/** Parses ingredient lines with the food table only. Unknown ones are returned without a food. */
export const readRecipe =
  (openFoods: OpenFoods): Endpoint<typeof recipeRoutes.read> =>
  async ({ body }) => {
    const foods = await openFoods();
    return { lines: body.lines.map((line) => readLineOfRecipe(line, foods)) };
  };
