import type { healthCheckRoutes } from '#shared/health-check/routes.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { readBuiltInFoods } from '../platform/foods/built-in-foods.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { readHealthCheck } from './read-health-check.ts';

/**
 * Wires the feature's endpoints from environment variables. The food table is loaded when the first user lacks a
 * nutrient.
 */
export const createContainer = (): Endpoints<typeof healthCheckRoutes> => {
  const { TABLE_NAME, LAMBDA_TASK_ROOT } = environment('TABLE_NAME', 'LAMBDA_TASK_ROOT');
  let foods: FoodKnowledge | null = null;
  return {
    read: readHealthCheck({
      sums: createDashboardRepository(openTable(TABLE_NAME)),
      recordOf: (id) => (foods ??= readBuiltInFoods(LAMBDA_TASK_ROOT)).recordOf(id),
      clock: systemClock,
    }),
  };
};
