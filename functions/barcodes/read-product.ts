import type { barcodeRoutes } from '#shared/barcodes/routes.ts';
import type { Product } from '#shared/barcodes/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import type { AskForProduct } from './open-food-facts.ts';
import { productFromResponse } from './product-from-response.ts';
import type { ProductRepository } from './repository.ts';

interface Dependencies {
  products: ProductRepository;
  ask: AskForProduct;
  countCall: CountCall;
  clock: Clock;
  siteUrl: string;
}

const orUnknown = (found: Product | null): Product => {
  if (found === null) throw new CodedError('BARCODE_UNKNOWN');
  return found;
};

/**
 * Returns a product from the cache or from Open Food Facts. If the source is unreachable, an expired cache entry is
 * used.
 */
export const readProduct =
  ({ products, ask, countCall, clock, siteUrl }: Dependencies): Endpoint<typeof barcodeRoutes.read> =>
  async ({ caller, params: { code }, deadline }) => {
    const kept = await products.find(code);
    if (kept?.isFresh) return orUnknown(kept.product);
    await countCall(caller.user_id);
    let found: Product | null;
    try {
      const answer = await ask(code, deadline);
      found = answer && productFromResponse(answer, { barcode: code, siteUrl, readAt: clock() });
    } catch (error) {
      logger.warn('Open Food Facts cannot be reached.', error as Error);
      if (kept?.product) return kept.product;
      throw new CodedError('BARCODE_SERVICE_UNREACHABLE', { cause: error });
    }
    try {
      await products.keep(code, found);
    } catch (error) {
      // The next request asks the source again, so the known product is returned all the same.
      logger.warn('A product could not be cached.', error as Error);
    }
    return orUnknown(found);
  };
