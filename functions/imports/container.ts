import type { importRoutes } from '#shared/imports/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { openTable } from '../platform/table/client.ts';
import { createLogLines } from './log-lines.ts';
import { createImportRepository } from './repository.ts';
import { photoServiceFromEnvironment } from '../photos/public.ts';
import { createLogMeasurements } from './log-measurements.ts';
import { createMeasurements } from './measurements-repository.ts';
import { restorePhoto } from './restore-photo.ts';
import { createUndoImport } from './undo-import.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof importRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const repository = createImportRepository(table, systemClock);
  const measurements = createMeasurements(table, systemClock);
  const logLines = createLogLines({ repository, clock: systemClock, newId: newUlid });
  const undo = createUndoImport({ repository, measurements });
  const logMeasurements = createLogMeasurements({ measurements, clock: systemClock });
  return {
    list: async ({ caller }) => ({ imports: await repository.latest(caller.user_id) }),
    log: async ({ caller, body, idempotency }) => ({
      lines: await logLines(caller.user_id, body, idempotency),
    }),
    measure: ({ caller, body, idempotency }) => logMeasurements(caller.user_id, body, idempotency),
    restorePhoto: restorePhoto({ repository, photos: photoServiceFromEnvironment() }),
    undo: ({ caller, params, idempotency }) => undo(caller.user_id, params.id, idempotency),
  };
};
