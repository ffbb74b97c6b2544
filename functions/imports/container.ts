import type { importRoutes } from '#shared/imports/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { openTable } from '../platform/table/client.ts';
import { createLogLines } from './log-lines.ts';
import { createImportRepository } from './repository.ts';
import { createUndoImport } from './undo-import.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof importRoutes> => {
  const repository = createImportRepository(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock);
  const logLines = createLogLines({ repository, clock: systemClock, newId: newUlid });
  const undo = createUndoImport({ repository });
  return {
    list: async ({ caller }) => ({ imports: await repository.latest(caller.user_id) }),
    log: async ({ caller, body, idempotency }) => ({
      lines: await logLines(caller.user_id, body, idempotency),
    }),
    undo: ({ caller, params, idempotency }) => undo(caller.user_id, params.id, idempotency),
  };
};
