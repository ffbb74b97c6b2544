import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { timeZone } from '../time/local-date.ts';
import { dashboard } from './schema.ts';

export const dashboardRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/dashboard',
    auth: 'user',
    status: 200,
    query: z.strictObject({ time_zone: timeZone }),
    response: dashboard,
    errors: [],
  }),
};
