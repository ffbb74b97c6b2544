import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { fast, fastId, fastingPage, fastingQuery, fastingSettings, fastWrite } from './schema.ts';

const params = z.strictObject({ id: fastId });

export const fastingRoutes = {
  /** Returns the settings and 30 fasts, latest start first. A running fast is the first one. */
  read: defineRoute({
    method: 'GET',
    path: '/api/fasting',
    auth: 'user',
    status: 200,
    query: fastingQuery,
    response: fastingPage,
    errors: [],
  }),
  /** Saves the settings. A new plan also applies to the running fast. */
  saveSettings: defineRoute({
    method: 'PUT',
    path: '/api/fasting',
    auth: 'user',
    status: 200,
    body: fastingSettings,
    response: fastingSettings,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Starts, ends, corrects or restores a fast. Users at risk can only end and correct fasts (decision D49). */
  save: defineRoute({
    method: 'PUT',
    path: '/api/fasts/{id}',
    auth: 'user',
    status: 200,
    params,
    body: fastWrite,
    response: fast,
    errors: ['FASTING_NOT_OFFERED', 'FAST_RUNNING', 'FAST_OVERLAPS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes a fast. Does nothing if none exists. */
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/fasts/{id}',
    auth: 'user',
    status: 204,
    params,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
