import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { barcode, product, productQuery } from './schema.ts';

export const barcodeRoutes = {
  /** Returns a packaged food by its barcode (EAN-8, EAN-13, UPC-A, UPC-E, GTIN-14). */
  read: defineRoute({
    method: 'GET',
    path: '/api/barcodes/{code}',
    auth: 'user',
    status: 200,
    params: z.strictObject({ code: barcode }),
    response: product,
    errors: ['BARCODE_UNKNOWN', 'BARCODE_SERVICE_UNREACHABLE'],
  }),
  /** Returns packaged foods by name, best match first. */
  search: defineRoute({
    method: 'GET',
    path: '/api/products',
    auth: 'user',
    status: 200,
    query: z.strictObject({ q: productQuery }),
    response: z.object({ products: z.array(product) }),
    errors: ['PRODUCT_SEARCH_BUSY', 'PRODUCT_SEARCH_UNAVAILABLE'],
  }),
};
