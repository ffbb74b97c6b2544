import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'product',
    partition: 'barcode#<gtin>',
    key: 'product',
    export: { leftOut: 'Products by barcode: they belong to no user.' },
    erasure: { outlives: 'Belongs to no user.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    product: {
      title: 'Product of a barcode',
      writtenBy: 'Barcodes',
      expires: '1 year',
      notes: 'Looked up again after 30 days, an unknown barcode after 1 day',
      privacy: null,
    },
  },
} as const satisfies ItemDocs;
