import type { healthReportRoutes } from '#shared/health-reports/routes.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { findMicronutrientsFromEnvironment } from '../platform/foods/micronutrients.ts';
import { createReadEntries } from '../food-entries/public.ts';
import { makeReport } from './make-report.ts';
import { createReadReport } from './read-report.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof healthReportRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const sums = createDashboardRepository(table);
  const readEntries = createReadEntries(table);
  const find = findMicronutrientsFromEnvironment();
  return { make: makeReport(createReadReport({ sums, readEntries, find, clock: systemClock })) };
};
