import type { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/table/count-call.ts';
import { createOpenFoodFacts } from './open-food-facts.ts';
import { readProduct } from './read-product.ts';
import { createProductRepository } from './repository.ts';

/** What one person may make us ask a free service for: a shelf of products, not a crawl. */
export const CALLS_A_MINUTE = 10;

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof barcodeRoutes> => {
  const { TABLE_NAME, OPEN_FOOD_FACTS_URL } = environment('TABLE_NAME', 'OPEN_FOOD_FACTS_URL');
  const table = openTable(TABLE_NAME);
  return {
    read: readProduct({
      products: createProductRepository(table, systemClock),
      ask: createOpenFoodFacts(OPEN_FOOD_FACTS_URL),
      countCall: createCallCounter(table, systemClock, { kind: 'barcodes', most: CALLS_A_MINUTE }),
      clock: systemClock,
      siteUrl: OPEN_FOOD_FACTS_URL,
    }),
  };
};
