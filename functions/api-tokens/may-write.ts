import type { Clock } from '../platform/clock.ts';
import type { ApiTokens } from './repository.ts';

/** Creates a function that returns whether a user has a token that may write and has not expired. */
export const createMayWrite =
  (tokens: Pick<ApiTokens, 'list'>, clock: Clock) =>
  async (userId: string, tokenId: string): Promise<boolean> => {
    const token = (await tokens.list(userId)).find(({ id }) => id === tokenId);
    const hasExpired = Boolean(token?.expires_at) && token!.expires_at! <= clock().toISOString();
    return Boolean(token?.scopes.includes('write')) && !hasExpired;
  };
