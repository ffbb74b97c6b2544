import { queryOptions } from '@tanstack/react-query';
import { micronutrientRoutes } from '#shared/micronutrients/routes.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for vitamins and minerals of an inclusive range of days. The last response is shown offline. */
export const micronutrientsQuery = (from: LocalDate, to: LocalDate) =>
  queryOptions({
    queryKey: ['micronutrients', from, to],
    queryFn: ({ signal }) => call(micronutrientRoutes.read, { query: { from, to }, signal }),
    meta: { isKeptOffline: true },
  });
