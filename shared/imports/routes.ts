import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { importId, importTakenBack, lineAnswer, newImport, pastImport } from './schema.ts';

export const importRoutes = {
  /** The newest imports of which something stands in the diary. */
  list: defineRoute({
    method: 'GET',
    path: '/api/imports',
    auth: 'user',
    status: 200,
    response: z.object({ imports: z.array(pastImport) }),
    errors: [],
  }),
  /** Logs lines of a file. What was imported before is skipped, so a file can be sent again at any time. */
  log: defineRoute({
    method: 'POST',
    path: '/api/imports',
    auth: 'user',
    status: 200,
    body: newImport,
    response: z.object({ lines: z.array(lineAnswer) }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Takes the next part of an import out of the diary: repeated until nothing is left. */
  takeBack: defineRoute({
    method: 'POST',
    path: '/api/imports/{id}/removals',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: importId }),
    response: importTakenBack,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
