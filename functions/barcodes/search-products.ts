import type { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { gtinOf } from '#shared/barcodes/gtin.ts';
import type { Product } from '#shared/barcodes/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Language } from '#shared/language/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { responseLanguage } from '../platform/response-language.ts';
import { productFromResponse } from './product-from-response.ts';
import type { ProductSearchRepository } from './product-search-repository.ts';
import { SourceBusy } from './request-json.ts';
import type { OffHit, SearchSource } from './search-open-food-facts.ts';

/** A longer list does not help. */
const MAX_PRODUCTS = 8;

interface Dependencies {
  searches: ProductSearchRepository;
  search: SearchSource;
  countSearch: (userId: string) => Promise<void>;
  clock: Clock;
  siteUrl: string;
}

/** Returns whether a product can be logged: with calories that its other values do not contradict. */
const isUsable = ({ per_100_g, doubts }: Product): boolean =>
  per_100_g.calories !== null && !doubts.includes('energy');

/** The same food in packages of different sizes is listed once. */
const identityOf = ({ name, brand, per_100_g }: Product): string =>
  `${name} ${brand ?? ''} ${per_100_g.calories}`.toLowerCase();

const productsOf = (
  hits: readonly OffHit[],
  context: { siteUrl: string; readAt: Date; language: Language },
): Product[] => {
  const products = hits.flatMap((hit) => {
    const barcode = gtinOf(hit.code);
    const found = barcode === null ? null : productFromResponse(hit, { ...context, barcode });
    return found && isUsable(found) ? [[identityOf(found), found] as const] : [];
  });
  const once = new Map(products.toReversed());
  return products.flatMap(([key, found]) => (once.get(key) === found ? [found] : [])).slice(0, MAX_PRODUCTS);
};

/**
 * Returns packaged foods by name, from the cache or from Open Food Facts. If the source is unreachable or busy, an
 * outdated cached result is used.
 */
export const searchProducts =
  ({ searches, search, countSearch, clock, siteUrl }: Dependencies): Endpoint<typeof barcodeRoutes.search> =>
  async ({ caller, query: { q }, raw, deadline }) => {
    const language = responseLanguage(raw.headers, null);
    const key = `${language} ${q}`;
    const kept = await searches.find(key);
    if (kept?.isFresh) return { products: kept.products };
    try {
      await countSearch(caller.user_id);
      const hits = await search(q, language, deadline);
      const products = productsOf(hits, { siteUrl, readAt: clock(), language });
      await searches
        .keep(key, products)
        .catch((error: unknown) => logger.warn('A product search could not be cached.', error as Error));
      return { products };
    } catch (error) {
      const isClosed = error instanceof CodedError && error.code === 'UNAUTHENTICATED';
      if (kept && !isClosed) return { products: kept.products };
      if (error instanceof CodedError) throw error;
      logger.warn('The search of Open Food Facts cannot be reached.', error as Error);
      throw new CodedError(
        error instanceof SourceBusy ? 'PRODUCT_SEARCH_BUSY' : 'PRODUCT_SEARCH_UNAVAILABLE',
        {
          cause: error,
        },
      );
    }
  };
