import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import type { AuthClient, AuthEvent, SessionUser } from './auth-client.ts';

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null);

const readUser = async (): Promise<SessionUser | null> => {
  const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
  const sub = text(claims?.sub);
  if (!sub) return null;
  return { sub, email: text(claims?.email) ?? '', full_name: text(claims?.name) };
};

const events = new Map<string, AuthEvent>([
  ['signedIn', 'signed-in'],
  ['signedOut', 'signed-out'],
]);

/** The session as Amplify keeps it in this browser. Other tabs' sign-ins and sign-outs arrive as events too. */
export const amplifyAuthClient: AuthClient = {
  readUser,
  accessToken: async (options) => (await fetchAuthSession(options)).tokens?.accessToken.toString() ?? null,
  signOut: () => signOut(),
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
