import { defineRoute } from '../http/route.ts';
import { profileChange } from './profile-change.ts';
import { profile } from './schema.ts';

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
    errors: ['TIER_REQUIRED', 'LOSS_GOAL_NOT_OFFERED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
};
