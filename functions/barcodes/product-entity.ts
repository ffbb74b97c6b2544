import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineEntity } from '../platform/table/define-entity.ts';

/** A cached answer about a barcode, shared by all users. */
export const createProductEntity = defineEntity(
  'product',
  item({
    barcode: string().key(),
    /** The product as JSON; missing if the source does not know the barcode. */
    product: string().optional(),
    /** Epoch seconds until which the source is not asked again. */
    fresh_until: number(),
    expires_at: number(),
  }),
  ({ barcode }) => ({ pk: `barcode#${barcode}`, sk: 'product' }),
);
