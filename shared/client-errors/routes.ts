import { defineRoute } from '../http/route.ts';
import { cspReport } from './csp-report.ts';
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
  /** Counts violations of the content security policy, which browsers report. Limited like client errors. */
  reportViolation: defineRoute({
    method: 'POST',
    path: '/api/csp-reports',
    auth: 'public',
    status: 204,
    body: cspReport,
    errors: [],
  }),
};
