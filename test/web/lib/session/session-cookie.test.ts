import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession, useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { eventually } from '#test/support/eventually.ts';

const cookie = () => /session=(\d)/.exec(document.cookie)?.[1];
const becomes = (status: string) => eventually(() => expect(useSession.getState().status).toBe(status));
let stop = () => undefined as void;

beforeEach(() => {
  document.cookie = 'session=; Path=/; Max-Age=0';
  useSession.setState(useSession.getInitialState(), true);
});
afterEach(() => stop());

describe('D39 the cookie that marks a signed-in browser for the edge', () => {
  it('exists while a user is signed in, and is deleted when the session ends', async () => {
    stop = startSession({ auth: createScriptedAuth({ user: someone }), onEnd: () => undefined });
    await becomes('signed-in');
    expect(cookie()).toBe('1');
    await endSession();
    expect(cookie()).toBeUndefined();
  });

  it('the cookie disappears when an expired session left it behind', async () => {
    document.cookie = 'session=1; Path=/';
    stop = startSession({ auth: createScriptedAuth({ user: null }), onEnd: () => undefined });
    await becomes('signed-out');
    expect(cookie()).toBeUndefined();
  });

  it('the cookie stays when the session could not be read', async () => {
    document.cookie = 'session=1; Path=/';
    const auth = createScriptedAuth({ user: someone });
    auth.failRead(new Error('offline'));
    stop = startSession({ auth, onEnd: () => undefined });
    await becomes('signed-out');
    expect(cookie()).toBe('1');
  });

  it('the cookie contains only the mark of a signed-in browser', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    stop = startSession({ auth: createScriptedAuth({ user: someone }), onEnd: () => undefined });
    await becomes('signed-in');
    expect(written.mock.calls).toEqual([['session=1; Path=/; Max-Age=31536000; SameSite=Lax']]);
    written.mockRestore();
  });
});
