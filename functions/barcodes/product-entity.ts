import { number, optionalText, textKey } from '../platform/table/attributes.ts';
import { defineEntity } from '../platform/table/define-entity.ts';

/** A cached answer about a barcode, shared by all users. */
export const createProductEntity = defineEntity(
  'product',
  {
    barcode: textKey,
    /** The product as JSON; missing if the source does not know the barcode. */
    product: optionalText,
    /** Epoch seconds until which the source is not asked again. */
    fresh_until: number,
    expires_at: number,
  },
  ({ barcode }) => ({ pk: `barcode#${barcode}`, sk: 'product' }),
);
