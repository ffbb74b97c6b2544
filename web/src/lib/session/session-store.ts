import { t } from '../language/translate.ts';
import { create } from 'zustand';
import { notify } from '#web/ui/feedback/notify.ts';
import type { AuthClient, SessionUser } from './auth-client.ts';
import { notifyEdge } from './session-cookie.ts';

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

/** What is kept for a person who is offline. Its code comes when it is wanted; a browser that keeps nothing has none. */
const kept = () => import('../offline/clear-device-data.ts');

/** ms; a browser whose storage hangs keeps nobody in. */
const FORGETTING = 2_000;

/** @param keeps whether what the person logged and could not send yet stays for them on this device */
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
  // Who leaves was forgotten before: the page that follows would cut it off.
  if (how === 'lost') void forgetOnDevice(true);
  useSession.setState({ ...nobody, interrupted: how === 'lost' ? (user?.sub ?? interrupted) : null });
  onEnd(how);
};

/** A session that the person did not end in this tab; says so where somebody was signed in. */
const lose = (): void => {
  if (useSession.getState().status === 'signed-in') {
    notify.info(t('Sign in again'), t('Your session has ended.'));
  }
  finish('lost');
};

/** The identity provider tells of every end, those that this tab asks for included. */
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

/** Another session that is about to take the place of this one. */
let nextSession: Promise<unknown> = Promise.resolve();

/**
 * A valid access token for the API; null when nobody is signed in. Where another session is beginning, it is that
 * one's. A session that this tab is ending is not refreshed: the identity provider would take the refusal for the end
 * of the one that follows.
 */
export const accessToken = async (options?: { forceRefresh?: boolean }): Promise<string | null> => {
  await nextSession;
  if (endingsHere > 0 && options?.forceRefresh) return null;
  return (await useSession.getState().auth?.accessToken(options)) ?? null;
};

const endHere = (): Promise<void> =>
  whileEndingHere(async () => {
    await useSession.getState().auth?.signOut();
  });

/** Forgets the person on this device, what waits there too, and leads on. */
const leave = (): Promise<void> =>
  whileEndingHere(async () => {
    await forgetOnDevice(false);
    finish('left');
  });

/** Whether the person leaves: they are asked where entries of theirs wait on this device. */
const confirmSignOut = async (): Promise<boolean> => {
  const owner = useSession.getState().user?.sub;
  if (owner === undefined) return true;
  return kept()
    .then((of) => of.confirmSignOut(owner))
    .catch(() => true);
};

/** Signs the person out of this device and says so. On failure the session stays as it is. */
export const signOut = async (): Promise<void> => {
  if (!(await confirmSignOut())) return;
  try {
    await endHere();
  } catch (error) {
    notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t sign you out.'));
    return;
  }
  await leave();
  notify.success(t('Signed out successfully'));
};

/** Leaves an account that is gone: what this browser keeps of it goes, whatever the server says. */
export const leaveAccount = async (): Promise<void> => {
  await endHere().catch(() => undefined);
  await leave();
};

/**
 * Has every session of the person ended, this one included, which leaves nothing of theirs on this device.
 * @param end asks the server for it; rejects when that failed, and then nothing is changed here
 * @returns false where the person stays, for the sake of entries that wait here
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
 * Has every session of the person ended, and begins another one in this tab.
 * @param end asks the server for the end; rejects when that failed, and then nothing is changed here
 * @param begin answers false where it takes more than this tab has: the person is asked to sign in
 * @returns whether another one has begun
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

/** Reads again who is signed in, from fresh tokens: something of the account was changed here. */
export const rereadUser = async (): Promise<void> => {
  await accessToken({ forceRefresh: true });
  const user = await useSession.getState().auth?.readUser();
  if (user && useSession.getState().status === 'signed-in') useSession.setState({ user });
};

/** Ends a session that the API does not accept any more. Where this tab is ending it, that is no news. */
export const endSession = async (): Promise<void> => {
  if (endingsHere > 0 || useSession.getState().status !== 'signed-in') return;
  lose();
  // Only clears what this browser keeps; the server has already refused it.
  await endHere().catch(() => undefined);
};
