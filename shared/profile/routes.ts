import { defineRoute } from '../http/route.ts';
import { profile, profileChange } from './schema.ts';

export const profileRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/profile',
    auth: 'user',
    status: 200,
    response: profile,
    errors: [],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/api/profile',
    auth: 'user',
    status: 200,
    body: profileChange,
    response: profile,
    errors: ['TIER_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
};
