import type { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createOpenFoodFacts } from './open-food-facts.ts';
import { readProduct } from './read-product.ts';
import { createProductRepository } from './repository.ts';

/** Requests to a free service per user and minute: enough to scan a shopping bag, too few to crawl. */
export const CALLS_A_MINUTE = 10;

/** Wires the feature's endpoints from environment variables. */
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
