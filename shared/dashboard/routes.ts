import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { timeZone } from '../time/local-date.ts';
import { dashboard, MAX_TREND_DAYS, trend } from './schema.ts';

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
  /** Returns the days up to today for a chart. */
  trend: defineRoute({
    method: 'GET',
    path: '/api/dashboard/trend',
    auth: 'user',
    status: 200,
    query: z.strictObject({
      days: z.coerce.number().int().min(7).max(MAX_TREND_DAYS).default(30),
      time_zone: timeZone,
    }),
    response: trend,
    errors: ['TIER_REQUIRED'],
  }),
};
