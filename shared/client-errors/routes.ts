import { defineRoute } from '../http/route.ts';
import { clientErrorReport } from './report.ts';

/** What browsers tell of their errors, signed in or not. Bounded by address, by hour and in all. */
export const clientErrorRoutes = {
  report: defineRoute({
    method: 'POST',
    path: '/api/client-errors',
    auth: 'public',
    status: 204,
    body: clientErrorReport,
    errors: [],
  }),
};
