import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { accountExport } from './schema.ts';

export const exportRoutes = {
  /** The newest export of the last day; null where there is none. */
  latest: defineRoute({
    method: 'GET',
    path: '/api/account/exports',
    auth: 'user',
    status: 200,
    response: z.object({ export: accountExport.nullable() }),
    errors: [],
  }),
  /** Asks for an export; while one is being written, that one is answered. A mail says when it is there. */
  create: defineRoute({
    method: 'POST',
    path: '/api/account/exports',
    auth: 'user',
    // Its link opens everything for a day.
    session: 'live',
    status: 202,
    response: z.object({ export: accountExport }),
    errors: ['IDEMPOTENCY_KEY_REUSED', 'EXPORTS_USED_UP'],
  }),
};
