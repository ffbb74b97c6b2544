import type { exportRoutes } from '#shared/exports/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { signPathFromEnvironment } from '../platform/photos/sign-path.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { openTable } from '../platform/table/client.ts';
import { createAskForExport } from './request-export.ts';
import { createPresentExport } from './present-export.ts';
import { createExportRepository } from './repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof exportRoutes> => {
  const { TABLE_NAME, EXPORT_QUEUE_URL } = environment('TABLE_NAME', 'EXPORT_QUEUE_URL');
  const table = openTable(TABLE_NAME);
  const repository = createExportRepository(table, systemClock);
  const present = createPresentExport(systemClock, signPathFromEnvironment());
  const sendJob = createSendMessage(EXPORT_QUEUE_URL);
  const ask = createAskForExport({ repository, present, sendJob, newId: newUlid, clock: systemClock });
  return {
    latest: async ({ caller }) => {
      const row = await repository.latest(caller.user_id);
      return { export: row && (await present(row)) };
    },
    create: async ({ caller, idempotency }) => ({
      export: await ask(caller.user_id, idempotency),
    }),
  };
};
