import { queryOptions } from '@tanstack/react-query';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { productQuery } from '#shared/barcodes/schema.ts';
import { call } from '#web/lib/api/call.ts';

const HALF_AN_HOUR = 30 * 60_000;

/** Query for packaged foods by name. The source is a free service with few requests per minute: nothing is repeated. */
export const productSearchQuery = (typed: string) => {
  const words = productQuery.safeParse(typed);
  return queryOptions({
    queryKey: ['products', words.data ?? typed],
    queryFn: ({ signal }) => call(barcodeRoutes.search, { query: { q: typed.slice(0, 200) }, signal }),
    staleTime: HALF_AN_HOUR,
    retry: false,
  });
};

/** Query for a whole product. The search does not return its serving. */
export const productDetailsQuery = (barcode: string) =>
  queryOptions({
    queryKey: ['barcode', barcode],
    queryFn: ({ signal }) => call(barcodeRoutes.read, { params: { code: barcode }, signal }),
    staleTime: HALF_AN_HOUR,
    retry: false,
  });
