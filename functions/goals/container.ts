import type { goalRoutes } from '#shared/goals/routes.ts';
import { mayUse } from '#shared/plans/features.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { createProfileRepository } from '../profile/public.ts';
import { createWeightRepository } from '../weights/public.ts';
import { createGoalRepository } from './repository.ts';
import { createGoalService } from './service.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof goalRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const readPlan = createReadPlan(table, systemClock);
  const service = createGoalService({
    repository: createGoalRepository(table, systemClock),
    profiles: createProfileRepository(table, systemClock),
    weights: createWeightRepository(table, systemClock),
    sums: createDashboardRepository(table),
    hasCheckIns: async (userId) => mayUse((await readPlan(userId)).tier, 'personalized_goals'),
    clock: systemClock,
  });
  return {
    read: ({ caller, query }) => service.read(caller.user_id, query.time_zone),
    save: ({ caller, body, idempotency }) => service.save(caller.user_id, body, idempotency),
    remove: async ({ caller, idempotency }) => {
      await service.remove(caller.user_id, idempotency);
      return undefined;
    },
    checkIn: ({ caller, body, idempotency }) => service.checkIn(caller.user_id, body, idempotency),
    undoCheckIn: async ({ caller, params, idempotency }) => {
      await service.undoCheckIn(caller.user_id, params.date, idempotency);
      return undefined;
    },
  };
};
