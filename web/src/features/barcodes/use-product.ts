import { useQuery } from '@tanstack/react-query';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { call } from '#web/lib/api/call.ts';

const MINUTES_30 = 30 * 60_000;

/** Queries the product of a barcode. @param gtin null while none is known */
export const useProduct = (gtin: string | null) =>
  useQuery({
    queryKey: ['barcode', gtin],
    queryFn: () => call(barcodeRoutes.read, { params: { code: gtin ?? '' } }),
    enabled: gtin !== null,
    staleTime: MINUTES_30,
    // The source is a free service with a limit of a few requests per minute.
    retry: false,
  });
