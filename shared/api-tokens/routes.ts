import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { webhookSettingsRoutes } from '../webhooks/routes.ts';
import { apiToken, apiTokenId, newApiToken } from './schema.ts';

export const apiTokenRoutes = {
  /** Lists tokens. Available without the plan, so that a former subscriber can still revoke tokens. */
  list: defineRoute({
    method: 'GET',
    path: '/api/tokens',
    auth: 'user',
    status: 200,
    response: z.object({ tokens: z.array(apiToken) }),
    errors: [],
  }),
  /** Creates a token and returns its secret once. */
  create: defineRoute({
    method: 'POST',
    path: '/api/tokens',
    auth: 'user',
    // Requires a live session, because the token works until it is revoked.
    session: 'live',
    freshProof: true,
    feature: 'api_access',
    status: 201,
    body: newApiToken,
    response: z.object({ token: apiToken, secret: z.string() }),
    errors: ['FRESH_PROOF_NEEDED', 'TIER_REQUIRED', 'TOO_MANY_TOKENS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Revokes a token. Available without the plan. */
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    auth: 'user',
    session: 'live',
    freshProof: true,
    status: 204,
    params: z.strictObject({ id: apiTokenId }),
    errors: ['FRESH_PROOF_NEEDED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  ...webhookSettingsRoutes,
};
