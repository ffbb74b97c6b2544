import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ApiTokens } from './repository.ts';

export const revokeToken =
  (tokens: Pick<ApiTokens, 'revoke'>): Endpoint<typeof apiTokenRoutes.revoke> =>
  async ({ caller, params, idempotency }) => {
    await tokens.revoke(caller.user_id, params.id, idempotency);
    return undefined;
  };
