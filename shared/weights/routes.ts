import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { timeZone } from '../time/local-date.ts';
import { energyNeeds } from './energy-needs.ts';
import { weighedDate, weightEntry, weightSave, weightSpan } from './schema.ts';

const params = z.strictObject({ date: weighedDate });

export const weightRoutes = {
  /** Returns the weights of a range of days, oldest first. More than a week depends on the plan (decision D18). */
  list: defineRoute({
    method: 'GET',
    path: '/api/weights',
    auth: 'user',
    status: 200,
    query: weightSpan,
    response: z.object({ weights: z.array(weightEntry) }),
    errors: ['TIER_REQUIRED'],
  }),
  /** Saves a day's weight, replacing an earlier one of that day. The newest also updates the profile. */
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
  /** Deletes a day's weight. Does nothing if none exists. */
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/weights/{date}',
    auth: 'user',
    status: 204,
    params,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns the user's daily energy needs, estimated from food and weight logs. */
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
