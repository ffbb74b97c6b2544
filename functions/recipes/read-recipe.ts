import { nameItemsIn } from '#shared/foods/name-items.ts';
import { readLineOfRecipe } from '#shared/recipes/read-line.ts';
import type { recipeRoutes } from '#shared/recipes/routes.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';

/** Parses ingredient lines with the food table only. Unknown ones are returned without a food. */
export const readRecipe =
  (openFoods: OpenFoods): Endpoint<typeof recipeRoutes.read> =>
  async ({ body, raw }) => {
    const foods = await openFoods();
    const language = responseLanguage(raw.headers, null);
    const lines = body.lines.map((line) => readLineOfRecipe(line, foods));
    return { lines: lines.map((line) => ({ ...line, items: nameItemsIn(language, line.items, foods) })) };
  };
