import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { accountExport } from './schema.ts';

export const exportRoutes = {
  /** Returns the newest export of the last day with a download URL for some minutes, or null. */
  latest: defineRoute({
    method: 'GET',
    path: '/api/account/exports',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 200,
    response: z.object({ export: accountExport.nullable() }),
    errors: ['FRESH_PROOF_NEEDED'],
  }),
  /** Starts an export, or returns the one in progress. An email is sent when it is ready. */
  create: defineRoute({
    method: 'POST',
    path: '/api/account/exports',
    auth: 'user',
    // Requires a live session, since the export gives access to everything.
    session: 'live',
    freshProof: true,
    status: 202,
    response: z.object({ export: accountExport }),
    errors: ['FRESH_PROOF_NEEDED', 'IDEMPOTENCY_KEY_REUSED', 'EXPORTS_USED_UP'],
  }),
};
