import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Product, product } from '#shared/barcodes/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createProductEntity } from './product-entity.ts';
import { readRow } from '../platform/table/read-row.ts';

const DAY_S = 24 * 60 * 60;
/** Recipes change rarely; a newly added product shows up the next day. */
const FRESH_S = { known: 30 * DAY_S, unknown: DAY_S };
/** How long an expired answer may be served while the source is unreachable. */
const RETENTION_S = 365 * DAY_S;

/** A cached answer. `product` is null if the source did not know the barcode. */
export interface StoredAnswer {
  product: Product | null;
  isFresh: boolean;
}

/** Caches barcode lookups for all users. */
export const createProductRepository = (table: Table, clock: Clock) => {
  const products = createProductEntity(table);
  return {
    find: async (barcode: string): Promise<StoredAnswer | null> => {
      const row = await readRow(products, { barcode });
      const now = epochSeconds(clock());
      if (row === null || row.expires_at <= now) return null;
      const kept = row.product === undefined ? null : product.safeParse(JSON.parse(row.product));
      // Written by another version of the product: treated as missing.
      if (kept?.success === false) return null;
      return { product: kept?.data ?? null, isFresh: row.fresh_until > now };
    },

    keep: async (barcode: string, found: Product | null): Promise<void> => {
      const now = epochSeconds(clock());
      const row = {
        barcode,
        ...(found === null ? {} : { product: JSON.stringify(found) }),
        fresh_until: now + (found === null ? FRESH_S.unknown : FRESH_S.known),
        expires_at: now + RETENTION_S,
      };
      await products.build(PutItemCommand).item(row).send();
    },
  };
};
export type ProductRepository = ReturnType<typeof createProductRepository>;
