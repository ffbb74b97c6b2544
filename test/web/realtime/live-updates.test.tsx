import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paid } from '#test/support/builders/a-subscription.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { useSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { aRequest, noFriends } from '#test/support/builders/a-friend.ts';
import { openLiveUpdates, scriptSockets } from './open-live-updates.tsx';
import { createSocketMaker } from './scripted-socket.ts';
import { eventually } from '#test/support/eventually.ts';

const maker = createSocketMaker();
const queryClient = new QueryClient();
const reloads = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
const reloaded = () => reloads.mock.calls.map(([filter]) => filter?.queryKey?.[0]);

const open = () => openLiveUpdates(maker, queryClient);

beforeEach(() => {
  scriptSockets(maker);
  reloads.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Live updates', () => {
  it('live updates open a socket to the same origin with the ticket', async () => {
    await open();
    expect(maker.newest().address).toBe('ws://localhost:3000/live?ticket=t-1');
  });

  it.each([
    [
      'REALTIME-01 food_entries',
      'food_entries',
      ['food-entries', 'dashboard', 'diary', 'meal-plans', 'micronutrients'],
    ],
    [
      'REALTIME-02 daily_summaries',
      'daily_summaries',
      ['dashboard', 'diary', 'meal-plans', 'health-check', 'achievements', 'insights'],
    ],
    [
      'profile',
      'profiles',
      ['profile', 'weight-goal', 'dashboard', 'diary', 'meal-plans', 'health-check', 'insights'],
    ],
    ['achievement', 'achievements', ['achievements']],
    ['meal plan', 'meal_plans', ['meal-plans']],
    ['weight', 'weights', ['weights', 'weight-goal']],
    ['chat', 'coach_messages', ['coach']],
    ['friendship', 'user_friends', ['friends', 'feed']],
    ['shared meal', 'shared_meals', ['feed']],
    ['REALTIME-03 referral', 'referrals', ['referrals']],
    ['REALTIME-04 credit', 'credits', ['credits']],
  ] as const)('%s changes reload every affected view', async (_, entity, keys) => {
    await open();
    maker.newest().says({ type: 'change', entity, operation: 'UPDATE', id: '1' });
    await vi.advanceTimersByTimeAsync(200);
    expect(reloaded()).toEqual(keys);
  });

  it.each([
    ['transcript', { text: 'two eggs' }],
    ['failure reason', { text: 'We did not hear any words.', error: 'no_speech' }],
  ])(
    'live updates deliver the %s of a recording to the page that waits for it, without reloading',
    async (_, told) => {
      await open();
      maker.newest().says({ type: 'voice_transcribed', job_id: '01J', ...told });
      await vi.advanceTimersByTimeAsync(200);
      expect(queryClient.getQueryData(['voice-jobs', '01J'])).toEqual({ id: '01J', status: 'done', ...told });
      expect(reloaded()).toEqual([]);
    },
  );

  it('live updates update the subscription immediately', async () => {
    await open();
    signIn();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(paid())));
    maker.newest().says({ type: 'change', entity: 'subscriptions', operation: 'UPDATE', id: 'user-1' });
    await vi.advanceTimersByTimeAsync(200);
    expect(useSubscription.getState().status).toEqual(paid());
    expect(reloaded()).toContain('credits');
    resetSession();
  });

  it('D35 live updates announce an achievement once, however often it is sent, and several together', async () => {
    const say = vi.spyOn(notify, 'success').mockImplementation(() => undefined);
    await open();
    const earns = (id: string) =>
      maker.newest().says({ type: 'change', entity: 'achievements', operation: 'INSERT', id });
    for (const id of ['first_meal', 'streak_7', 'first_meal']) earns(id);
    await vi.advanceTimersByTimeAsync(1_000);
    await eventually(() => expect(say).toHaveBeenCalled());
    earns('streak_7');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(say.mock.calls.map((call) => call.slice(0, 2))).toEqual([
      ['2 achievements', 'First meal, 7-day streak. 60 points.'],
    ]);
    say.mockRestore();
  });

  it('live updates announce a friend request immediately, and load nothing for one that ended', async () => {
    const say = vi.spyOn(notify, 'info').mockImplementation(() => undefined);
    const request = aRequest({ created_at: '2026-11-19T08:00:00.000Z' });
    const list = vi.fn(() => Promise.resolve(Response.json({ ...noFriends, requests: [request] })));
    await open();
    vi.stubGlobal('fetch', list);
    const tells = async (operation: 'INSERT' | 'DELETE') => {
      maker.newest().says({ type: 'change', entity: 'user_friends', operation, id: request.id });
      await vi.advanceTimersByTimeAsync(1_000);
    };
    await tells('DELETE');
    expect(list).not.toHaveBeenCalled();
    await tells('INSERT');
    await eventually(() => expect(say).toHaveBeenCalled());
    expect(say.mock.calls.map(([title]) => title)).toEqual(['Ada Byron wants to be your friend']);
    say.mockRestore();
  });

  it('live updates reload once for a write that arrives as two changes', async () => {
    await open();
    maker.newest().says({ type: 'change', entity: 'food_entries', operation: 'INSERT', id: '01J' });
    maker.newest().says({ type: 'change', entity: 'daily_summaries', operation: 'UPDATE', id: '2026-11-20' });
    await vi.advanceTimersByTimeAsync(200);
    expect(reloaded().filter((key) => key === 'dashboard')).toHaveLength(1);
  });

  it('live updates reload at most once a second, however many changes arrive, and miss none', async () => {
    await open();
    for (let told = 0; told < 100; told += 1) {
      maker.newest().says({ type: 'change', entity: 'daily_summaries', operation: 'UPDATE', id: `${told}` });
      await vi.advanceTimersByTimeAsync(50);
    }
    const during = reloaded().filter((key) => key === 'dashboard').length;
    expect(during).toBeGreaterThanOrEqual(4);
    expect(during).toBeLessThanOrEqual(6);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reloaded().filter((key) => key === 'dashboard').length).toBe(during + 1);
  });

  it.each([
    ['closed', 'breaks'],
    ['in error', 'fails'],
  ] as const)(
    'REALTIME-05 live updates reload all live data every 30 s once the socket is %s',
    async (_, end) => {
      await open();
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
      maker.newest()[end]();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(reloaded()).toEqual([]);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(reloaded().toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
        'achievements',
        'coach',
        'credits',
        'dashboard',
        'diary',
        'fasting',
        'feed',
        'food-entries',
        'friends',
        'health-check',
        'insights',
        'meal-plans',
        'micronutrients',
        'profile',
        'referrals',
        'voice-jobs',
        'weight-goal',
        'weights',
      ]);
    },
  );

  it('live updates notify a tab within two seconds that its session was ended in another', async () => {
    signIn();
    await open();
    // Simulates the server: the socket is closed, and no new ticket is issued.
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ message: 'Unauthorized' }, { status: 401 })),
    );
    maker.newest().breaks();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', interrupted: 'user-1' });
    resetSession();
  });

  it('live updates resume immediately when the network is back', async () => {
    await open();
    maker.newest().breaks();
    await vi.advanceTimersByTimeAsync(200);
    expect(maker.sockets).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(maker.sockets).toHaveLength(2);
  });

  it('live updates resume when the page gets the focus', async () => {
    await open();
    maker.newest().breaks();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(maker.sockets).toHaveLength(2);
  });

  it('live updates stop with the page', async () => {
    const { unmount } = await open();
    unmount();
    expect(maker.newest().isClosed).toBe(true);
  });
});
