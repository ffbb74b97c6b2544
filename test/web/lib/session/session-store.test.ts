import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accessToken,
  endSession,
  leaveEverywhere,
  replaceSession,
  rereadUser,
  type SessionEnd,
  signOut,
  startSession,
  useSession,
} from '#web/lib/session/session-store.ts';
import { createScriptedAuth, type ScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { eventually } from '#test/support/eventually.ts';

const ends: SessionEnd[] = [];
let stop = () => undefined as void;

const start = (auth: ScriptedAuth): ScriptedAuth => {
  stop = startSession({ auth, onEnd: (how) => ends.push(how) });
  return auth;
};
/** Returns the titles of toasts, whose code is loaded on demand. */
const titles = async () => {
  await vi.dynamicImportSettled();
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue].map(({ title }) => title);
};
const becomes = (status: string) => eventually(() => expect(useSession.getState().status).toBe(status));

beforeEach(() => {
  ends.length = 0;
  useSession.setState(useSession.getInitialState(), true);
  notifications.clean();
});
afterEach(() => stop());

describe('The session store', () => {
  it('AUTH-24 the session store loads until the first read, then knows the user', async () => {
    start(createScriptedAuth({ user: someone }));
    expect(useSession.getState().status).toBe('loading');
    await becomes('signed-in');
    expect(useSession.getState().user).toEqual(someone);
  });

  it('AUTH-24 the session store loads until the first event when it arrives before the read', async () => {
    const auth = createScriptedAuth({ user: someone });
    auth.readUser = () => new Promise(() => undefined);
    start(auth).tell('signed-out');
    expect(useSession.getState().status).toBe('signed-out');
  });

  it('AUTH-25 the session store treats a failed read as signed out', async () => {
    const auth = createScriptedAuth({ user: someone });
    auth.failRead(new Error('storage is broken'));
    start(auth);
    await becomes('signed-out');
    expect(useSession.getState().user).toBeNull();
  });

  it('AUTH-15 the session store follows the events of the identity provider', async () => {
    const auth = start(createScriptedAuth({ user: null }));
    await becomes('signed-out');
    auth.setUser(someone);
    auth.tell('signed-in');
    await becomes('signed-in');
    auth.tell('signed-out');
    expect(useSession.getState().user).toBeNull();
    expect(ends).toEqual(['lost']);
  });

  it('ignores a pending read when the session has ended', async () => {
    const auth = createScriptedAuth({ user: someone });
    let finishRead = () => undefined as void;
    auth.readUser = () => new Promise((resolve) => (finishRead = () => resolve(someone)));
    start(auth).tell('signed-out');
    finishRead();
    await Promise.resolve();
    expect(useSession.getState().status).toBe('signed-out');
  });

  it('reads the session again when the network is back after a failed read', async () => {
    const auth = createScriptedAuth({ user: someone });
    auth.failRead(new Error('Network Error'));
    start(auth);
    await becomes('signed-out');
    auth.reset();
    window.dispatchEvent(new Event('online'));
    await becomes('signed-in');
  });

  it('reports a session ended in another tab, but only to a signed-in user', async () => {
    const auth = start(createScriptedAuth({ user: someone }));
    await becomes('signed-in');
    auth.tell('signed-out');
    auth.tell('signed-out');
    expect(await titles()).toEqual(['Sign in again']);
  });

  it('treats signing out here as intended when the identity provider also reports an end', async () => {
    const auth = start(createScriptedAuth({ user: someone }));
    auth.signOut = async () => {
      auth.tell('signed-out');
      return null;
    };
    await becomes('signed-in');
    await signOut();
    expect(ends).toEqual(['left']);
    expect(await titles()).toEqual(['Signed out successfully']);
  });

  it('AUTH-26 the session store clears the session on sign-out', async () => {
    start(createScriptedAuth({ user: someone }));
    await becomes('signed-in');
    await signOut();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
    expect(ends).toEqual(['left']);
  });

  it('AUTH-22 the session store signs out here and shows that the server did not confirm it', async () => {
    const auth = start(createScriptedAuth({ user: someone }));
    auth.signOut = async () => 'The server did not confirm.';
    await becomes('signed-in');
    await signOut();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
    expect(await titles()).toEqual(['Error']);
  });

  it('the session store keeps the session when signing out fails', async () => {
    const auth = start(createScriptedAuth({ user: someone }));
    await becomes('signed-in');
    auth.failSignOut(new Error('Network Error'));
    await signOut();
    expect(useSession.getState().status).toBe('signed-in');
    expect(ends).toEqual([]);
  });

  it('ends once when several requests are rejected at the same time', async () => {
    start(createScriptedAuth({ user: someone }));
    await becomes('signed-in');
    await Promise.all([endSession(), endSession()]);
    expect(ends).toEqual(['lost']);
  });

  it('the session store gives a token only to signed-in users', async () => {
    const auth = start(createScriptedAuth({ user: someone, token: 'abc' }));
    await expect(accessToken()).resolves.toBe('abc');
    auth.setUser(null);
    await expect(accessToken()).resolves.toBeNull();
  });
});

describe('Ending every session', () => {
  const started = async () => {
    const auth = start(createScriptedAuth({ user: someone }));
    await becomes('signed-in');
    return auth;
  };

  it('signs this tab out and ignores the rejections on the way', async () => {
    await started();
    await leaveEverywhere(() => endSession());
    expect([ends, useSession.getState().status]).toEqual([['left'], 'signed-out']);
    expect(await titles()).toEqual([]);
  });

  it('changes nothing here after a failure', async () => {
    await started();
    await expect(leaveEverywhere(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await endSession();
    expect(ends).toEqual(['lost']);
  });

  it('continues with a new session when one could be started', async () => {
    const auth = await started();
    const begin = async () => {
      auth.tell('signed-out');
      auth.tell('signed-in');
      return true;
    };
    await expect(replaceSession(() => endSession(), begin)).resolves.toBe(true);
    await becomes('signed-in');
    expect([ends, await titles()]).toEqual([[], []]);
  });

  it('lets requests wait for the new session, without refreshing the old one', async () => {
    const auth = await started();
    const tokens: (string | null)[] = [];
    const end = async () => void tokens.push(await accessToken({ forceRefresh: true }));
    const begin = async () => {
      auth.setUser(null);
      void accessToken().then((token) => tokens.push(token));
      await new Promise((resolve) => setTimeout(resolve));
      auth.setUser(someone);
      return true;
    };
    await replaceSession(end, begin);
    await eventually(() => expect(tokens).toEqual([null, 'token']));
    expect(auth.refreshes).toBe(0);
  });

  it.each([
    ['takes more than a password', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('down'))],
  ])('asks to sign in when starting a new session %s', async (_, begin) => {
    await started();
    await expect(replaceSession(() => Promise.resolve(), begin)).resolves.toBe(false);
    expect([ends, useSession.getState().interrupted]).toEqual([['lost'], someone.sub]);
  });
});

describe('A changed account', () => {
  it('a changed account reloads the user from fresh tokens', async () => {
    const auth = start(createScriptedAuth({ user: someone }));
    await becomes('signed-in');
    auth.setUser({ ...someone, email: 'new@example.com' });
    await rereadUser();
    expect([auth.refreshes, useSession.getState().user?.email]).toEqual([1, 'new@example.com']);
  });
});
