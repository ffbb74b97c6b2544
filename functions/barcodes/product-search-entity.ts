import { number, text, textKey } from '../platform/table/attributes.ts';
import { defineEntity } from '../platform/table/define-entity.ts';

/** A cached search for packaged foods, shared by all users. */
export const createProductSearchEntity = defineEntity(
  'product_search',
  {
    /** Language and words of the search: 'en oat drink'. */
    query: textKey,
    /** The products as JSON. */
    products: text,
    /** Epoch seconds until which the source is not asked again. */
    fresh_until: number,
    expires_at: number,
  },
  ({ query }) => ({ pk: `product-search#${query}`, sk: 'products' }),
);
