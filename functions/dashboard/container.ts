import type { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { createEntryPresenter, createFoodEntryRepository } from '../food-entries/public.ts';
import { hasModelFromEnvironment } from '../platform/ai/has-model.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { createRequireFeature } from '../platform/plan/require-feature.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { readDashboard } from './read-dashboard.ts';
import { readTrend } from './read-trend.ts';
import { createDashboardRepository } from './daily-summaries-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof dashboardRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const repository = createDashboardRepository(table);
  return {
    read: readDashboard({
      repository,
      entries: createFoodEntryRepository(table, systemClock),
      present: createEntryPresenter(photoUrlSignerFromEnvironment(systemClock)),
      clock: systemClock,
      hasModel: hasModelFromEnvironment(),
    }),
    trend: readTrend({
      repository,
      clock: systemClock,
      needFeature: createRequireFeature(createReadPlan(table, systemClock)),
    }),
  };
};
