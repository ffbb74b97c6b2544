import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';
import { readJwt } from './jwt.ts';

const accessClaims = z.object({
  token_use: z.literal('access'),
  iss: z.string(),
  exp: z.number(),
  sub: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
});

/** The user and client of an access token. */
export interface Bearer {
  user: User;
  client: ClientSettings;
}

/**
 * Verifies an access token as the user pools API does: revocation takes effect immediately.
 * @throws AwsError `NotAuthorizedException`, or `UserNotFoundException` when the account was deleted
 */
export const bearerOf = (pool: UserPool, accessToken: string): Bearer => {
  const claims = accessClaims.safeParse(readJwt(accessToken, pool.key)).data;
  if (!claims || claims.iss !== pool.settings.issuer) throw cognitoErrors.accessTokenInvalid();
  if (claims.exp * 1_000 <= pool.clock().getTime()) throw cognitoErrors.accessTokenExpired();
  const user = pool.users.find(claims.sub);
  if (!user) throw cognitoErrors.userNotFound();
  const session = pool.sessions.byOriginJti(claims.origin_jti);
  if (!session || session.revoked) throw cognitoErrors.accessTokenRevoked();
  if (!user.enabled) throw cognitoErrors.userDisabled();
  return { user, client: pool.client(claims.client_id) };
};
