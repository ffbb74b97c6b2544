import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { timeZone } from '../time/local-date.ts';
import { energyNeeds } from './energy-needs.ts';
import { weighedDate, weightEntry, weightSave, weightSpan } from './schema.ts';

const params = z.strictObject({ date: weighedDate });

export const weightRoutes = {
  /** Weights of some days, oldest first. More than a week is a matter of the plan (decision D18). */
  list: defineRoute({
    method: 'GET',
    path: '/api/weights',
    auth: 'user',
    status: 200,
    query: weightSpan,
    response: z.object({ weights: z.array(weightEntry) }),
    errors: ['TIER_REQUIRED'],
  }),
  /** Keeps the weight of a day, in the place of an earlier one of that day. The newest is the profile's too. */
  save: defineRoute({
    method: 'PUT',
    path: '/api/weights/{date}',
    auth: 'user',
    status: 200,
    params,
    body: weightSave,
    response: weightEntry,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Forgets the weight of a day; nothing is done where there is none. */
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/weights/{date}',
    auth: 'user',
    status: 204,
    params,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** What the person burns in a day by their own log of food and weight. */
  needs: defineRoute({
    method: 'GET',
    path: '/api/energy-needs',
    auth: 'user',
    feature: 'personalized_goals',
    status: 200,
    query: z.strictObject({ time_zone: timeZone }),
    response: energyNeeds,
    errors: ['TIER_REQUIRED'],
  }),
};
