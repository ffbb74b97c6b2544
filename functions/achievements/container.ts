import type { achievementRoutes } from '#shared/achievements/routes.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { readAchievements } from './read-achievements.ts';
import { createAchievementRepository } from './repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof achievementRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  return {
    list: readAchievements({
      achievements: createAchievementRepository(table, systemClock),
      sums: createDashboardRepository(table),
      clock: systemClock,
    }),
  };
};
