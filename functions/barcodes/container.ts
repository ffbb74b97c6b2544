import type { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createSearchCounter } from './count-search.ts';
import { createOpenFoodFacts } from './open-food-facts.ts';
import { createProductSearchRepository } from './product-search-repository.ts';
import { readProduct } from './read-product.ts';
import { createProductRepository } from './repository.ts';
import { createSearchSource } from './search-open-food-facts.ts';
import { searchProducts } from './search-products.ts';

/** Requests to a free service per user and minute: enough to scan a shopping bag, too few to crawl. */
export const CALLS_A_MINUTE = 10;

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof barcodeRoutes> => {
  const { TABLE_NAME, OPEN_FOOD_FACTS_URL, OPEN_FOOD_FACTS_SEARCH_URL } = environment(
    'TABLE_NAME',
    'OPEN_FOOD_FACTS_URL',
    'OPEN_FOOD_FACTS_SEARCH_URL',
  );
  const table = openTable(TABLE_NAME);
  return {
    read: readProduct({
      products: createProductRepository(table, systemClock),
      ask: createOpenFoodFacts(OPEN_FOOD_FACTS_URL),
      countCall: createCallCounter(table, systemClock, { kind: 'barcodes', most: CALLS_A_MINUTE }),
      clock: systemClock,
      siteUrl: OPEN_FOOD_FACTS_URL,
    }),
    search: searchProducts({
      searches: createProductSearchRepository(table, systemClock),
      search: createSearchSource(OPEN_FOOD_FACTS_SEARCH_URL),
      countSearch: createSearchCounter(table, systemClock),
      clock: systemClock,
      siteUrl: OPEN_FOOD_FACTS_URL,
    }),
  };
};
