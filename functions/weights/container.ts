import type { weightRoutes } from '#shared/weights/routes.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { createRequireFeature } from '../platform/plan/require-feature.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { createProfileRepository } from '../profile/public.ts';
import { listWeights } from './list-weights.ts';
import { readNeeds } from './read-needs.ts';
import { createWeightRepository } from './repository.ts';
import { saveWeight } from './save-weight.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof weightRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const repository = createWeightRepository(table, systemClock);
  return {
    list: listWeights({ repository, needFeature: createRequireFeature(createReadPlan(table, systemClock)) }),
    save: saveWeight({ repository, clock: systemClock }),
    remove: async ({ caller, params, idempotency }) => {
      await repository.remove(caller.user_id, params.date, idempotency);
      return undefined;
    },
    needs: readNeeds({
      weights: repository,
      sums: createDashboardRepository(table),
      profiles: createProfileRepository(table, systemClock),
      clock: systemClock,
    }),
  };
};
