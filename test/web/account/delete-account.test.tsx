import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditRoutes } from '#shared/credits/routes.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import { accountRoutes } from '#shared/account/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { DeleteAccount } from '#web/features/account/delete-account.tsx';
import { useSignOutConfirmation } from '#web/lib/offline/sign-out-confirmation.ts';
import { cacheResponse } from '#web/lib/offline/response-cache.ts';
import { enqueue } from '#web/lib/offline/offline-queue.ts';
import { queueStore } from '#web/lib/offline/queue-store.ts';
import { leaveAccount, signOut, useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { browserDatabase } from '../offline/browser-database.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { eventually } from '#test/support/eventually.ts';

const onEnd = vi.fn();
beforeEach(() => {
  onEnd.mockReset();
  useSession.setState({
    status: 'signed-in',
    user: someone,
    auth: createScriptedAuth({ user: someone }),
    onEnd,
  });
});

const someCredits: CreditBalance = {
  total: 600,
  unlimited: false,
  tier: 'premium',
  allowance: 3_000,
  allowance_left: 100,
  resets_at: '2026-12-22T12:00:00.000Z',
  kept: 500,
};

type Answer = Response | { status: 'closing' };
const open = (answer: () => Answer | Promise<Answer> = () => ({ status: 'closing' })) => {
  const api = scriptedApi();
  api.on(accountRoutes.close, answer);
  api.on(creditRoutes.balance, () => someCredits);
  return { api, ...openScreen(<DeleteAccount />) };
};
const button = (name: string) => screen.getByRole('button', { name });
const word = () => screen.getByRole('textbox', { name: 'Type DELETE to confirm' });

describe("The user's data on this device", () => {
  let browser: ReturnType<typeof browserDatabase>;
  beforeEach(() => {
    browser = browserDatabase();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    browser.end();
    vi.unstubAllGlobals();
  });
  const egg = {
    food_name: 'Egg',
    calories: 90,
    time_zone: 'UTC',
    logged_at: '2026-11-20T12:00:00.000Z',
  };
  const kept = (): number[] => [browser.countOf('waiting'), browser.countOf('seen')];

  it.each([
    ['deletes the account', (): Promise<void> => leaveAccount()],
    ['signs out', (): Promise<void> => signOut()],
  ])(
    'D29 clears the local data before the front page replaces the app when the user %s',
    async (_, leave) => {
      await enqueue({ entry: egg, key: 'lasting-1' });
      await cacheResponse([{ owner: someone.sub, name: 'dashboard', data: { calories: 90 }, read_at: 1 }]);
      expect(kept()).toEqual([1, 1]);
      let atTheEnd: number[] = [];
      onEnd.mockImplementation(() => void (atTheEnd = kept()));
      const stop = useSignOutConfirmation.subscribe(({ leaving }) => leaving?.answer(true));
      await leave();
      stop();
      expect(onEnd).toHaveBeenCalledWith('left');
      expect(atTheEnd).toEqual([0, 0]);
    },
  );

  it("lets the user leave even when the browser's storage hangs", async () => {
    vi.spyOn(queueStore, 'clear').mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const leaving = leaveAccount();
    await eventually(() => {
      vi.advanceTimersByTime(2_000);
      expect(onEnd).toHaveBeenCalledWith('left');
    });
    await leaving;
  });
});

describe('The danger zone', () => {
  it('ACCOUNT-01 the danger zone shows what will be deleted and the delete button', () => {
    open();
    const zone = screen.getByRole('region', { name: 'Danger zone' });
    expect(zone.textContent).toContain('permanently deletes your diary, photos and profile');
    expect(button('Delete account')).toBeDefined();
  });

  it('states the credits that would be lost before the account is deleted', async () => {
    const { user } = open();
    await user.click(button('Delete account'));
    expect(await screen.findByText('You lose 500 credits that never expire.')).toBeDefined();
  });

  it('ACCOUNT-02 ACCOUNT-09 the danger zone asks for confirmation, deletes the account, confirms it and ends the session', async () => {
    const { api, user } = open();
    await user.click(button('Delete account'));
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
    await user.type(word(), 'DELETE');
    await user.click(button('Delete permanently'));
    expect((await findToast('Account deleted successfully')).tone).toBe('success');
    expect(api.sentTo(accountRoutes.close).map(({ body }) => body)).toEqual([{ confirmation: 'DELETE' }]);
    expect(useSession.getState().status).toBe('signed-out');
    // 'left' leads to the front page, like signing out.
    expect(onEnd).toHaveBeenCalledWith('left');
  });

  it('ACCOUNT-02 the danger zone shows progress while it deletes and ignores further clicks', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { api, user } = open(() => promise);
    await user.click(button('Delete account'));
    await user.type(word(), 'DELETE');
    expect(button('Delete permanently').dataset['loading']).toBeUndefined();
    await user.click(button('Delete permanently'));
    expect(button('Delete permanently').dataset['loading']).toBe('true');
    expect(
      [word(), button('Cancel'), button('Delete permanently')].map((each) => each.matches(':disabled')),
    ).toEqual([true, true, true]);
    await user.click(button('Cancel'));
    expect(api.sentTo(accountRoutes.close)).toHaveLength(1);
    resolve({ status: 'closing' });
    expect(await screen.findByText('Account deleted successfully')).toBeDefined();
  });

  it('ACCOUNT-03 the danger zone returns to the start on Cancel and forgets the typed text', async () => {
    const { user } = open();
    await user.click(button('Delete account'));
    await user.type(word(), 'DEL');
    await user.click(button('Cancel'));
    await waitFor(() => expect(document.activeElement).toBe(button('Delete account')));
    await user.click(button('Delete account'));
    expect(word()).toHaveProperty('value', '');
  });

  it.each(['', 'delete', 'DELETE ', 'DELETED'])(
    "ACCOUNT-04 ERR-03 deletes nothing when '%s' is typed instead of the confirmation word",
    async (typed) => {
      const { api, user } = open();
      await user.click(button('Delete account'));
      if (typed) await user.type(word(), typed);
      await user.click(button('Delete permanently'));
      expect(await findToast('Confirmation failed')).toEqual({
        tone: 'error',
        text: "Confirmation failedPlease type 'DELETE' to confirm account deletion",
      });
      expect(api.sentTo(accountRoutes.close)).toEqual([]);
    },
  );

  it('ACCOUNT-08 ERR-03 shows why the deletion failed and keeps the user signed in', async () => {
    const { user } = open(() => failure('SERVICE_UNAVAILABLE'));
    await user.click(button('Delete account'));
    await user.type(word(), 'DELETE');
    await user.click(button('Delete permanently'));
    expect(await findToast('Account deletion failed')).toEqual({
      tone: 'error',
      text: 'Account deletion failedPlatewise is busy right now. Try again in a moment.',
    });
    expect(useSession.getState().status).toBe('signed-in');
  });

  it.each([
    ['an empty message', Response.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 })],
    ['an empty body', new Response(null, { status: 500 })],
    ['an HTML page', new Response('<h1>Error</h1>', { status: 502 })],
  ])('ACCOUNT-08 the danger zone links to support when a failure has %s', async (_what, answer) => {
    const { user } = open(() => answer);
    await user.click(button('Delete account'));
    await user.type(word(), 'DELETE');
    await user.click(button('Delete permanently'));
    expect((await findToast('Account deletion failed')).text).toContain(
      'An error occurred while deleting your account. Please contact support.',
    );
  });
});
