import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { UserPool } from '../user-pool.ts';

/**
 * Returns new tokens for a valid, unrevoked refresh token of this client.
 * @throws AwsError `NotAuthorizedException`
 */
export const renewTokens = (pool: UserPool, client: ClientSettings, refreshToken: string): object => {
  const session = pool.sessions.byRefreshToken(refreshToken);
  if (!session || session.clientId !== client.id) throw cognitoErrors.refreshTokenInvalid();
  if (session.revoked) throw cognitoErrors.refreshTokenRevoked();
  if (session.expiresAt <= pool.clock()) throw cognitoErrors.refreshTokenExpired();
  const user = pool.users.find(session.sub);
  if (!user) throw cognitoErrors.refreshTokenInvalid();
  if (!user.enabled) throw cognitoErrors.userDisabled();
  return { AuthenticationResult: pool.tokens.renew(user, client, session) };
};
