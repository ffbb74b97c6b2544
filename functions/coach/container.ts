import type { coachRoutes } from '#shared/coach/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { createCoach } from './create-coach.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof coachRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  return createCoach({
    table,
    clock: systemClock,
    loadAsk: async () => (await import('./ask-container.ts')).createAsk(table),
  });
};
