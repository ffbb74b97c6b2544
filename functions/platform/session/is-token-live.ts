import { callAsUser } from '../user-pool/call-as-user.ts';

/** Errors for a revoked token and a deleted or disabled account. */
const REFUSALS = /NotAuthorizedException|UserNotFoundException/;

/**
 * Returns whether the user pool still accepts an access token. Revoked tokens are rejected at once there.
 * Source: Amazon Cognito Developer Guide, 'Ending user sessions with token revocation'.
 */
export type IsTokenLive = (accessToken: string) => Promise<boolean>;

export const isTokenLiveAtPool: IsTokenLive = async (AccessToken) => {
  const { isOk, status, error } = await callAsUser('GetUser', { AccessToken });
  if (!isOk && !REFUSALS.test(error)) throw new Error(`GetUser responded ${status} ${error}.`);
  return isOk;
};
