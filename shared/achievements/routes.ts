import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { timeZone } from '../time/local-date.ts';
import { achievementList } from './schema.ts';

export const achievementRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/achievements',
    auth: 'user',
    status: 200,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      time_zone: timeZone,
    }),
    response: achievementList,
    errors: [],
  }),
};
