import { readRecipeLines } from '#shared/recipes/read-recipe-lines.ts';
import type { recipeRoutes } from '#shared/recipes/routes.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';

/** Parses ingredient lines with the food table only. Unknown ones are returned without a food. */
export const readRecipe =
  (openFoods: OpenFoods): Endpoint<typeof recipeRoutes.read> =>
  async ({ body, raw }) => ({
    lines: readRecipeLines(body.lines, await openFoods(), responseLanguage(raw.headers, null)),
  });
