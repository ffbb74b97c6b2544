import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** A cached answer about a barcode, shared by all users. */
export const createProductEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'product',
    table,
    schema: item({
      barcode: string().key(),
      /** The product as JSON; missing if the source does not know the barcode. */
      product: string().optional(),
      /** Epoch seconds until which the source is not asked again. */
      fresh_until: number(),
      expires_at: number(),
    }),
    computeKey: ({ barcode }) => ({ pk: `barcode#${barcode}`, sk: 'product' }),
  });
