import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { apiToken, apiTokenId, newApiToken } from './schema.ts';

export const apiTokenRoutes = {
  /** Also without the plan: whose plan has ended still sees what there is to take back. */
  list: defineRoute({
    method: 'GET',
    path: '/api/tokens',
    auth: 'user',
    status: 200,
    response: z.object({ tokens: z.array(apiToken) }),
    errors: [],
  }),
  /** Makes a token and shows it, this once. */
  create: defineRoute({
    method: 'POST',
    path: '/api/tokens',
    auth: 'user',
    // A personal token works until it is taken back.
    session: 'live',
    feature: 'api_access',
    status: 201,
    body: newApiToken,
    response: z.object({ token: apiToken, secret: z.string() }),
    errors: ['TIER_REQUIRED', 'TOO_MANY_TOKENS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Also without the plan: a token can be taken back at any time. */
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ id: apiTokenId }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
