import { environment } from '../env.ts';
import { timeoutSignal } from '../timeouts.ts';

const TIMEOUT_MS = 2_000;

/** Errors for a revoked token and a deleted or disabled account. */
const REFUSALS = /NotAuthorizedException|UserNotFoundException/;

/**
 * Returns whether the user pool still accepts an access token. Revoked tokens are rejected at once there.
 * Source: Amazon Cognito Developer Guide, 'Ending user sessions with token revocation'.
 */
export type IsTokenLive = (accessToken: string) => Promise<boolean>;

/** Asks the user pool without the SDK, which would be part of every function. */
export const isTokenLiveAtPool: IsTokenLive = async (AccessToken) => {
  const { AWS_ENDPOINT_URL, AWS_REGION } = environment('AWS_ENDPOINT_URL', 'AWS_REGION');
  const answer = await fetch(AWS_ENDPOINT_URL ?? `https://cognito-idp.${AWS_REGION}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken }),
    signal: timeoutSignal(TIMEOUT_MS),
  });
  const { __type = '' } = (await answer.json()) as { __type?: string };
  if (!answer.ok && !REFUSALS.test(__type)) throw new Error(`GetUser responded ${answer.status} ${__type}.`);
  return answer.ok;
};
