import type { foodRoutes } from '#shared/foods/routes.ts';
import { searchFoods as searchIn } from '#shared/nutrition/search/search-foods.ts';
import { toFoodHit } from '#shared/foods/to-food-hit.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';

/** Searches foods by the beginning of their names, without a DynamoDB read or a model. */
export const searchFoods =
  (openFoods: OpenFoods): Endpoint<typeof foodRoutes.search> =>
  async ({ query, raw }) => {
    const language = responseLanguage(raw.headers, null);
    const found = searchIn(query.q, await openFoods(), { language });
    return { foods: found.map(({ record, alias }) => toFoodHit(record, alias, language)) };
  };
