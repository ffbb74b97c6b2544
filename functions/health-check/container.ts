import type { healthCheckRoutes } from '#shared/health-check/routes.ts';
import { createDashboardRepository } from '../dashboard/repository.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { readHealthCheck } from './read-health-check.ts';

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof healthCheckRoutes> => ({
  read: readHealthCheck({
    sums: createDashboardRepository(openTable(environment('TABLE_NAME').TABLE_NAME)),
    openFoods: foodsFromEnvironment(),
    clock: systemClock,
  }),
});
