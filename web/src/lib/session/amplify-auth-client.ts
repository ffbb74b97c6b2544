import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { clientErrorMessages } from '../api/api-error.ts';
import type { AuthClient, AuthEvent, SessionUser } from './auth-client.ts';

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null);

/**
 * Returns the session's tokens. Expired ones that cannot be refreshed offline still identify the user, but grant no
 * access.
 */
const tokensHere = async () => {
  try {
    return (await fetchAuthSession()).tokens;
  } catch (error) {
    const kept = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
    if (!kept?.idToken) throw error;
    return kept;
  }
};

const readUser = async (): Promise<SessionUser | null> => {
  const claims = (await tokensHere())?.idToken?.payload;
  const sub = text(claims?.sub);
  if (!sub) return null;
  return { sub, email: text(claims?.email) ?? '', full_name: text(claims?.name) };
};

const events = new Map<string, AuthEvent>([
  ['signedIn', 'signed-in'],
  ['signedOut', 'signed-out'],
]);

/** The sender that Amplify gives the events of its sign-out; Hub warns about others on its channel. */
const AMPLIFY = Symbol.for('amplify_default');

/**
 * Ends the session at the user pool and here. Without the code or the network, it still ends here. Amplify's own
 * sign-out does the same, but its code would be part of every first load.
 */
const signOutHere = async (): Promise<string | null> => {
  const failure = await import('./revoke-session.ts')
    .then(({ revokeSession }) => revokeSession())
    .catch(() => clientErrorMessages.UNREACHABLE);
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
  Hub.dispatch('auth', { event: 'signedOut' }, 'Auth', AMPLIFY);
  return failure;
};

/** Session stored by Amplify in this browser. Sign-ins and sign-outs in other tabs arrive as events. */
export const amplifyAuthClient: AuthClient = {
  readUser,
  accessToken: async (options) => (await fetchAuthSession(options)).tokens?.accessToken.toString() ?? null,
  signOut: signOutHere,
  onEvent: (listener) =>
    Hub.listen(
      'auth',
      ({ payload }) => {
        const event = events.get(payload.event);
        if (event) listener(event);
      },
      { listenerName: 'session', enableCrossTabEvents: true },
    ),
};
