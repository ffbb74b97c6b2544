import { create } from 'zustand';
import { notify } from '#web/ui/notify.ts';
import type { AuthClient, SessionUser } from './auth-client.ts';

/** `left`: the person signed out here. `lost`: it ended by itself or in another tab. */
export type SessionEnd = 'left' | 'lost';

interface SessionState {
  /** `loading` until the first session read or the first event of the identity provider. */
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  auth: AuthClient | null;
  onEnd: (how: SessionEnd) => void;
}

const nobody = { user: null, status: 'signed-out' } as const;

/** The session of this browser: `useSession((session) => session.user)`. */
export const useSession = create<SessionState>()(() => ({
  status: 'loading',
  user: null,
  auth: null,
  onEnd: () => undefined,
}));

const finish = (how: SessionEnd): void => {
  const { onEnd } = useSession.getState();
  useSession.setState(nobody);
  onEnd(how);
};

/**
 * Reads the session and follows it. A read that fails counts as nobody signed in.
 * @param onEnd called when a session ends: the place to forget what belongs to the person
 * @returns how to stop following
 */
export const startSession = (settings: { auth: AuthClient; onEnd: SessionState['onEnd'] }): (() => void) => {
  useSession.setState(settings);
  let latest = 0;

  const read = async (): Promise<void> => {
    latest += 1;
    const mine = latest;
    const user = await settings.auth.readUser().catch(() => null);
    if (mine === latest) useSession.setState(user ? { user, status: 'signed-in' } : nobody);
  };

  const stopListening = settings.auth.onEvent((event) => {
    if (event === 'signed-in') {
      void read();
    } else {
      latest += 1;
      finish('lost');
    }
  });
  void read();
  return () => {
    latest += 1;
    stopListening();
  };
};

/** A valid access token for the API; null when nobody is signed in. */
export const accessToken = async (options?: { forceRefresh?: boolean }): Promise<string | null> =>
  (await useSession.getState().auth?.accessToken(options)) ?? null;

/** Signs the person out of this device and says so. On failure the session stays as it is. */
export const signOut = async (): Promise<void> => {
  try {
    await useSession.getState().auth?.signOut();
  } catch (error) {
    notify.error('Error', error instanceof Error ? error.message : 'We could not sign you out.');
    return;
  }
  finish('left');
  notify.success('Signed out successfully');
};

/** Ends a session that the API does not accept any more. */
export const endSession = async (): Promise<void> => {
  const { auth, status } = useSession.getState();
  if (status !== 'signed-in') return;
  finish('lost');
  notify.info('Please sign in again', 'Your session has ended.');
  // Only clears what this browser keeps; the server has already refused it.
  await auth?.signOut().catch(() => undefined);
};
