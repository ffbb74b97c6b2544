import { openFoodFactsResponse, offFields, type OffProduct } from './open-food-facts-response.ts';
import { requestJson } from './request-json.ts';

/** Requests one product. Returns null if the source does not know the barcode. */
export type AskForProduct = (barcode: string, deadline: AbortSignal) => Promise<OffProduct | null>;

/** An unknown barcode is a 404 with a valid body. */
const isAccepted = (status: number): boolean => status === 404;

/**
 * Creates a client for Open Food Facts (https://openfoodfacts.github.io/openfoodfacts-server/api/). It requests one
 * product at a time, and only the fields in use.
 * @param baseUrl without a trailing slash
 * @throws if the service is unreachable, times out, refuses or returns an invalid response
 */
export const createOpenFoodFacts =
  (baseUrl: string): AskForProduct =>
  async (barcode, deadline) => {
    const url = `${baseUrl}/api/v2/product/${barcode}.json?fields=${offFields.join(',')}`;
    const answer = openFoodFactsResponse.parse(await requestJson(url, deadline, { isAccepted }));
    return answer.status === 1 ? (answer.product ?? null) : null;
  };
