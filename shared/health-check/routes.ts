import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { timeZone } from '../time/local-date.ts';
import { healthReport } from './schema.ts';

export const healthCheckRoutes = {
  /** Compares the last 7 days with their targets and returns recommendations. */
  read: defineRoute({
    method: 'GET',
    path: '/api/health-check',
    auth: 'user',
    status: 200,
    query: z.strictObject({ time_zone: timeZone }),
    response: healthReport,
    errors: [],
  }),
};
