import { useQuery } from '@tanstack/react-query';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { call } from '#web/lib/api/call.ts';

const MINUTES_30 = 30 * 60_000;

/** The product of a barcode. @param gtin null while none is known */
export const useProduct = (gtin: string | null) =>
  useQuery({
    queryKey: ['barcode', gtin],
    queryFn: () => call(barcodeRoutes.read, { params: { code: gtin ?? '' } }),
    enabled: gtin !== null,
    staleTime: MINUTES_30,
    // The source is a free service that a person may ask a few times a minute.
    retry: false,
  });
