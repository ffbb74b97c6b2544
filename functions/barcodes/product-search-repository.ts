import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import * as z from 'zod';
import { type Product, product } from '#shared/barcodes/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createProductSearchEntity } from './product-search-entity.ts';

const DAY_S = 24 * 60 * 60;
/** A newly added product shows up the next day. */
const FRESH_S = { found: 7 * DAY_S, nothing: DAY_S };
/** How long an outdated result may be served while the source is unreachable. */
const RETENTION_S = 30 * DAY_S;

/** A cached search. */
export interface StoredSearch {
  products: Product[];
  isFresh: boolean;
}

/** Caches searches for all users. */
export const createProductSearchRepository = (table: Table, clock: Clock) => {
  const searches = createProductSearchEntity(table);
  return {
    find: async (query: string): Promise<StoredSearch | null> => {
      const row = await readRow(searches, { query });
      const now = epochSeconds(clock());
      if (row === null || row.expires_at <= now) return null;
      const kept = z.array(product).safeParse(JSON.parse(row.products));
      // Written by another version of the product: treated as missing.
      return kept.success ? { products: kept.data, isFresh: row.fresh_until > now } : null;
    },

    keep: async (query: string, products: readonly Product[]): Promise<void> => {
      const now = epochSeconds(clock());
      const row = {
        query,
        products: JSON.stringify(products),
        fresh_until: now + (products.length === 0 ? FRESH_S.nothing : FRESH_S.found),
        expires_at: now + RETENTION_S,
      };
      await searches.build(PutItemCommand).item(row).send();
    },
  };
};
export type ProductSearchRepository = ReturnType<typeof createProductSearchRepository>;
