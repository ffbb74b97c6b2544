import { defineRoute } from '../http/route.ts';
import { micronutrientDays, micronutrientRange } from './schema.ts';

export const micronutrientRoutes = {
  /** Returns vitamins and minerals of a range of days. Diary days have no time zone (decision D5). */
  read: defineRoute({
    method: 'GET',
    path: '/api/micronutrients',
    auth: 'user',
    status: 200,
    query: micronutrientRange,
    response: micronutrientDays,
    errors: ['REPORT_TOO_LONG'],
  }),
};
