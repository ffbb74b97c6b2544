import { defineRoute } from '../http/route.ts';
import { reportRequest } from './schema.ts';

export const healthReportRoutes = {
  /** Returns a date range as a file: energy, macros, water, goal, averages and all entries. */
  make: defineRoute({
    method: 'POST',
    path: '/api/functions/health-report',
    auth: 'user',
    feature: 'health_reports',
    summary: 'Report on a range of days as PDF or CSV',
    status: 200,
    body: reportRequest,
    file: ['application/pdf', 'text/csv'],
    errors: ['TIER_REQUIRED', 'REPORT_EMPTY', 'REPORT_TOO_LONG'],
  }),
};
