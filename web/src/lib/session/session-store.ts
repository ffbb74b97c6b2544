import { create } from 'zustand';
import { notify } from '#web/ui/notify.ts';
import type { AuthClient, SessionUser } from './auth-client.ts';
import { tellEdge } from './session-cookie.ts';

/** `left`: the person signed out in this tab. `lost`: it ended by itself or in another tab. */
export type SessionEnd = 'left' | 'lost';

interface SessionState {
  /** `loading` until the first session read or the first event of the identity provider. */
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** `sub` of the person whose session was lost while a page was open: what they typed waits for them. */
  interrupted: string | null;
  auth: AuthClient | null;
  onEnd: (how: SessionEnd) => void;
}

const nobody = { user: null, status: 'signed-out' } as const;
const somebody = (user: SessionUser) => ({ user, status: 'signed-in', interrupted: null }) as const;

/** The session of this browser: `useSession((session) => session.user)`. */
export const useSession = create<SessionState>()(() => ({
  status: 'loading',
  user: null,
  interrupted: null,
  auth: null,
  onEnd: () => undefined,
}));

const finish = (how: SessionEnd): void => {
  const { onEnd, user, interrupted } = useSession.getState();
  tellEdge(false);
  useSession.setState({ ...nobody, interrupted: how === 'lost' ? (user?.sub ?? interrupted) : null });
  onEnd(how);
};

/** A session that the person did not end in this tab; says so where somebody was signed in. */
const lose = (): void => {
  if (useSession.getState().status === 'signed-in') {
    notify.info('Please sign in again', 'Your session has ended.');
  }
  finish('lost');
};

/** The identity provider tells of every end, those that this tab asks for included. */
let isEndingHere = false;

/**
 * Reads the session and follows it. A read that fails counts as nobody signed in, until the network is back.
 * @param onEnd called when a session ends: the place to forget what belongs to the person
 * @returns how to stop following
 */
export const startSession = (settings: { auth: AuthClient; onEnd: SessionState['onEnd'] }): (() => void) => {
  useSession.setState(settings);
  let latest = 0;
  let hasFailed = false;

  const read = async (): Promise<void> => {
    latest += 1;
    const mine = latest;
    const outcome = await settings.auth.readUser().then(
      (user) => ({ user, failed: false }),
      () => ({ user: null, failed: true }),
    );
    if (mine !== latest) return;
    hasFailed = outcome.failed;
    // A read that failed says nothing about the session.
    if (!hasFailed) tellEdge(outcome.user !== null);
    useSession.setState(outcome.user ? somebody(outcome.user) : nobody);
  };
  const readAgain = (): void => {
    if (hasFailed) void read();
  };

  const stopListening = settings.auth.onEvent((event) => {
    if (event === 'signed-in') {
      void read();
    } else {
      latest += 1;
      if (!isEndingHere) lose();
    }
  });
  window.addEventListener('online', readAgain);
  void read();
  return () => {
    latest += 1;
    stopListening();
    window.removeEventListener('online', readAgain);
  };
};

/** A valid access token for the API; null when nobody is signed in. */
export const accessToken = async (options?: { forceRefresh?: boolean }): Promise<string | null> =>
  (await useSession.getState().auth?.accessToken(options)) ?? null;

const endHere = async (): Promise<void> => {
  isEndingHere = true;
  try {
    await useSession.getState().auth?.signOut();
  } finally {
    isEndingHere = false;
  }
};

/** Signs the person out of this device and says so. On failure the session stays as it is. */
export const signOut = async (): Promise<void> => {
  try {
    await endHere();
  } catch (error) {
    notify.error('Error', error instanceof Error ? error.message : 'We could not sign you out.');
    return;
  }
  finish('left');
  notify.success('Signed out successfully');
};

/** Leaves an account that is gone: what this browser keeps of it goes, whatever the server says. */
export const leaveAccount = async (): Promise<void> => {
  await endHere().catch(() => undefined);
  finish('left');
};

/** Ends a session that the API does not accept any more. */
export const endSession = async (): Promise<void> => {
  if (useSession.getState().status !== 'signed-in') return;
  lose();
  // Only clears what this browser keeps; the server has already refused it.
  await endHere().catch(() => undefined);
};
