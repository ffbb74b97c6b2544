import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** What is known of a barcode. It belongs to nobody: whoever asks next gets the same. */
export const createProductEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'product',
    table,
    schema: item({
      barcode: string().key(),
      /** The product as JSON; absent where the source does not know the barcode. */
      product: string().optional(),
      /** Epoch seconds: until then nobody is asked again. */
      fresh_until: number(),
      expires_at: number(),
    }),
    computeKey: ({ barcode }) => ({ pk: `barcode#${barcode}`, sk: 'product' }),
  });
