import { t } from '../language/translate.ts';
import { create } from 'zustand';
import { notify } from '#web/ui/feedback/notify.ts';
import type { AuthClient, SessionUser } from './auth-client.ts';
import { notifyEdge } from './session-cookie.ts';

/** `left`: the user signed out in this tab. `lost`: the session expired or ended in another tab. */
export type SessionEnd = 'left' | 'lost';

interface SessionState {
  /** `loading` until the first session read or the identity provider's first event. */
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** `sub` of the user whose session was lost while a page was open: their input is kept. */
  interrupted: string | null;
  auth: AuthClient | null;
  onEnd: (how: SessionEnd) => void;
}

const nobody = { user: null, status: 'signed-out' } as const;
const somebody = (user: SessionUser) => ({ user, status: 'signed-in', interrupted: null }) as const;

/** Session of this browser: `useSession((session) => session.user)`. */
export const useSession = create<SessionState>()(() => ({
  status: 'loading',
  user: null,
  interrupted: null,
  auth: null,
  onEnd: () => undefined,
}));

/** Offline data of the user, loaded on demand; browsers that block storage have none. */
const kept = () => import('../offline/clear-device-data.ts');

/** Timeout in ms: a browser with hanging storage must not block signing out. */
const FORGETTING = 2_000;

/** @param keeps whether queued entries stay on this device for the user */
const forgetOnDevice = async (keeps: boolean): Promise<void> => {
  const owner = useSession.getState().user?.sub;
  if (owner === undefined) return;
  const forgotten = kept()
    .then((of) => of.clearDeviceData(owner, keeps))
    .catch(() => undefined);
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, FORGETTING))]);
};

const finish = (how: SessionEnd): void => {
  const { onEnd, user, interrupted } = useSession.getState();
  notifyEdge(false);
  // When the user signed out, this was already done: the following navigation would interrupt it.
  if (how === 'lost') void forgetOnDevice(true);
  useSession.setState({ ...nobody, interrupted: how === 'lost' ? (user?.sub ?? interrupted) : null });
  onEnd(how);
};

/** Handles a session that was not ended in this tab; shows a message if a user was signed in. */
const lose = (): void => {
  if (useSession.getState().status === 'signed-in') {
    notify.info(t('Sign in again'), t('Your session has ended.'));
  }
  finish('lost');
};

/** The identity provider reports every sign-out, including those of this tab. */
let endingsHere = 0;
const whileEndingHere = async <T>(act: () => Promise<T>): Promise<T> => {
  endingsHere += 1;
  try {
    return await act();
  } finally {
    endingsHere -= 1;
  }
};

/**
 * Reads the session and tracks it. A failed read counts as signed out until the network is back.
 * @param onEnd called when a session ends, to clear the user's data
 * @returns function that stops tracking
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
    // A failed read says nothing about the session.
    if (!hasFailed) notifyEdge(outcome.user !== null);
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
      if (endingsHere === 0) lose();
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

/** Pending session that replaces this one. */
let nextSession: Promise<unknown> = Promise.resolve();

/**
 * Returns a valid access token for the API; null if signed out. If another session is starting, its token is returned.
 * A session that this tab is ending is not refreshed: the identity provider would treat the rejection as the end of the
 * next one.
 */
export const accessToken = async (options?: { forceRefresh?: boolean }): Promise<string | null> => {
  await nextSession;
  if (endingsHere > 0 && options?.forceRefresh) return null;
  return (await useSession.getState().auth?.accessToken(options)) ?? null;
};

const endHere = (): Promise<string | null> =>
  whileEndingHere(async () => (await useSession.getState().auth?.signOut()) ?? null);

/** Deletes the user's data on this device, including queued entries, and navigates away. */
const leave = (): Promise<void> =>
  whileEndingHere(async () => {
    await forgetOnDevice(false);
    finish('left');
  });

/** Returns whether to sign out, after asking if there are queued entries on this device. */
const confirmSignOut = async (): Promise<boolean> => {
  const owner = useSession.getState().user?.sub;
  if (owner === undefined) return true;
  return kept()
    .then((of) => of.confirmSignOut(owner))
    .catch(() => true);
};

/**
 * Signs the user out of this device and shows a message. If that fails, the session is unchanged. If only the server
 * did not confirm, the user is signed out here and is informed.
 */
export const signOut = async (): Promise<void> => {
  if (!(await confirmSignOut())) return;
  let failure: string | null;
  try {
    failure = await endHere();
  } catch (error) {
    notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t sign you out.'));
    return;
  }
  await leave();
  if (failure === null) notify.success(t('Signed out successfully'));
  else notify.error(t('Error'), failure);
};

/** Leaves a deleted account: its data in this browser is deleted, whatever the server responds. */
export const leaveAccount = async (): Promise<void> => {
  await endHere().catch(() => undefined);
  await leave();
};

/**
 * Ends every session of the user including this one, and deletes their data on this device.
 * @param end requests it from the server; if it rejects, nothing changes here
 * @returns false if the user canceled because of queued entries
 */
export const leaveEverywhere = async (end: () => Promise<unknown>): Promise<boolean> => {
  if (!(await confirmSignOut())) return false;
  await whileEndingHere(async () => {
    await end();
    await endHere().catch(() => undefined);
    await leave();
  });
  return true;
};

/**
 * Ends every session of the user and starts a new one in this tab.
 * @param end requests it from the server; if it rejects, nothing changes here
 * @param begin resolves to false if more is needed than this tab has: the user is asked to sign in
 * @returns whether a new session was started
 */
export const replaceSession = (
  end: () => Promise<unknown>,
  begin: () => Promise<boolean>,
): Promise<boolean> =>
  whileEndingHere(async () => {
    await end();
    const beginning = endHere()
      .catch(() => undefined)
      .then(begin)
      .catch(() => false);
    nextSession = beginning;
    const hasBegun = await beginning;
    if (!hasBegun) finish('lost');
    return hasBegun;
  });

/** Reloads the user from refreshed tokens after an account change. */
export const rereadUser = async (): Promise<void> => {
  await accessToken({ forceRefresh: true });
  const user = await useSession.getState().auth?.readUser();
  if (user && useSession.getState().status === 'signed-in') useSession.setState({ user });
};

/** Ends a session that the API rejects. Ignored if this tab is already ending it. */
export const endSession = async (): Promise<void> => {
  if (endingsHere > 0 || useSession.getState().status !== 'signed-in') return;
  lose();
  // Only clears this browser's data; the server has already rejected the session.
  await endHere().catch(() => undefined);
};
