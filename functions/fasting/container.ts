import type { fastingRoutes } from '#shared/fasting/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createProfileRepository } from '../profile/public.ts';
import { createFastingRepository } from './repository.ts';
import { createFastingService } from './service.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof fastingRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const service = createFastingService({
    repository: createFastingRepository(table, systemClock),
    profiles: createProfileRepository(table, systemClock),
    clock: systemClock,
  });
  return {
    read: ({ caller, query }) => service.read(caller.user_id, query.before),
    saveSettings: ({ caller, body, idempotency }) => service.saveSettings(caller.user_id, body, idempotency),
    save: ({ caller, params, body, idempotency }) =>
      service.save(caller.user_id, params.id, body, idempotency),
    remove: async ({ caller, params, idempotency }) => {
      await service.remove(caller.user_id, params.id, idempotency);
      return undefined;
    },
  };
};
