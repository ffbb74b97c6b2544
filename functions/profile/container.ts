import type { profileRoutes } from '#shared/profile/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { createRequireFeature } from '../platform/plan/require-feature.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { readProfile } from './read-profile.ts';
import { createProfileRepository } from './repository.ts';
import { saveProfile } from './save-profile.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof profileRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const repository = createProfileRepository(table, systemClock);
  return {
    read: readProfile(repository),
    save: saveProfile(repository, createRequireFeature(createReadPlan(table, systemClock))),
  };
};
