import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { t } from '../language/translate.ts';

/** Time in milliseconds after which signing out continues without the server. */
const TIMEOUT = 5_000;

/** The pool's response if the session has already ended there. */
const ALREADY_ENDED = 'NotAuthorizedException';

const messageIn = (body: string): string => {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
};

/** Requests the revocation. Returns the server's message if it refuses, '' without one, or null if it confirms. */
const requestRevocation = async (refreshToken: string): Promise<string | null> => {
  const { userPoolId = '', userPoolClientId, userPoolEndpoint } = Amplify.getConfig().Auth?.Cognito ?? {};
  const endpoint = userPoolEndpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: userPoolClientId, Token: refreshToken }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.ok) return null;
  const failure = await response.text();
  if (failure.includes(ALREADY_ENDED)) return null;
  return messageIn(failure);
};

/** Ends the session in the list of sessions. Failures are ignored: the user pool decides whether it has ended. */
const endListedSession = async (id: unknown, accessToken: string): Promise<void> => {
  await fetch(`/api/account/sessions/${String(id)}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
};

const textOf = (reason: string): string =>
  [
    reason,
    t(
      'You’re signed out on this device, but the server didn’t confirm it. To end the session for sure, sign in again and select “Sign out everywhere” in your profile under “Security”.',
    ),
  ]
    .join(' ')
    .trim();

/**
 * Ends the stored session at the user pool and deletes its tokens here. Amplify's own sign-out does the same, but hides
 * a failed request.
 * @returns the text for the user if the server did not confirm; null if it did
 */
export const revokeSession = async (): Promise<string | null> => {
  const { tokenOrchestrator, authTokenStore } = cognitoUserPoolsTokenProvider;
  const tokens = await authTokenStore.loadTokens();
  if (!tokens?.refreshToken || tokens.accessToken.payload['origin_jti'] === undefined) return null;
  const { accessToken } = tokens;
  const [reason] = await Promise.all([
    requestRevocation(tokens.refreshToken).catch(() => ''),
    endListedSession(accessToken.payload['origin_jti'], accessToken.toString()),
  ]);
  // Without tokens, Amplify does not send the request again.
  await tokenOrchestrator.clearTokens();
  return reason === null ? null : textOf(reason);
};
