import { defineRoute } from '../http/route.ts';
import { clientErrorReport } from './report.ts';

/** Receives client errors, from visitors too. Limited per address, per hour and in total. */
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
