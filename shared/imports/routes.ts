import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { importId, importUndone, lineAnswer, newImport, pastImport } from './schema.ts';

export const importRoutes = {
  /** Returns the latest imports that still have entries in the diary. */
  list: defineRoute({
    method: 'GET',
    path: '/api/imports',
    auth: 'user',
    status: 200,
    response: z.object({ imports: z.array(pastImport) }),
    errors: [],
  }),
  /** Logs lines of a file. Lines imported before are skipped, so a file can be sent again at any time. */
  log: defineRoute({
    method: 'POST',
    path: '/api/imports',
    auth: 'user',
    status: 200,
    body: newImport,
    response: z.object({ lines: z.array(lineAnswer) }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes the next entries of an import. Repeated until none are left. */
  undo: defineRoute({
    method: 'POST',
    path: '/api/imports/{id}/removals',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: importId }),
    response: importUndone,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
