import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ApiTokens } from './repository.ts';

export const listTokens =
  (tokens: Pick<ApiTokens, 'list'>): Endpoint<typeof apiTokenRoutes.list> =>
  async ({ caller }) => ({ tokens: await tokens.list(caller.user_id) });
