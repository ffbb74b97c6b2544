import { notifications, notificationsStore } from '@mantine/notifications';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import {
  checkSubscription,
  FRESH_MS,
  refreshSubscription,
} from '#web/features/billing/subscription/check-subscription.ts';
import { followSubscription } from '#web/features/billing/subscription/follow-subscription.ts';
import { useSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { onTrial, paid } from '#test/support/builders/a-subscription.ts';
import { apiWithSubscription, resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';
import { eventually } from '#test/support/eventually.ts';

const known = () => useSubscription.getState();
const checks = (api: ReturnType<typeof scriptedApi>) => api.sentTo(billingRoutes.checkSubscription).length;
/** Signs in a user whose subscription check is only answered by the returned function. */
const signInWithoutAnswer = () => {
  const api = scriptedApi();
  const { promise, resolve: answer } = Promise.withResolvers<SubscriptionStatus>();
  api.on(billingRoutes.checkSubscription, () => promise);
  signIn();
  return { api, answer };
};
const titles = async () => {
  await vi.dynamicImportSettled();
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue].map(({ title }) => title);
};

let stop = () => undefined as void;
beforeEach(() => {
  resetSession();
  notifications.clean();
});
afterEach(() => {
  stop();
  stop = () => undefined;
  vi.useRealTimers();
});
afterAll(resetSession);

describe('The subscription status', () => {
  it('SUBS-04 SUBS-05 the subscription status holds five values and starts without a subscription', async () => {
    expect(known().status).toMatchObject({
      subscribed: false,
      trial_active: false,
      subscription_tier: null,
      subscription_end: null,
      trial_end: null,
    });
    apiWithSubscription(onTrial());
    signIn();
    await checkSubscription();
    expect(known().status).toEqual(onTrial());
  });

  it('SUBS-08 API-01 the subscription status loads, with an empty request body, when a user signs in', async () => {
    const api = apiWithSubscription(paid());
    stop = followSubscription();
    expect(checks(api)).toBe(0);
    signIn();
    await eventually(() => expect(known().status).toEqual(paid()));
    expect(api.sentTo(billingRoutes.checkSubscription).map(({ body }) => body)).toEqual([undefined]);
  });

  it('SUBS-06 SUBS-07 the subscription status resets, with its timestamp, when the user signs out', async () => {
    apiWithSubscription(paid());
    signIn();
    stop = followSubscription();
    await eventually(() => expect(known().checkedAt).not.toBeNull());
    useSession.setState({ status: 'signed-out', user: null });
    expect(known()).toMatchObject({ status: noSubscription, checkedAt: null });
  });

  it('SUBS-06 ignores an answer that arrives after the user left', async () => {
    const { api, answer } = signInWithoutAnswer();
    stop = followSubscription();
    const asked = checkSubscription();
    await eventually(() => expect(checks(api)).toBe(1));
    useSession.setState({ status: 'signed-out', user: null });
    answer(paid());
    await asked;
    expect(known()).toMatchObject({ status: noSubscription, checkedAt: null, isChecking: false });
  });

  it('SUBS-11 the subscription status sends one request while a check is running', async () => {
    const api = apiWithSubscription(paid());
    signIn();
    await Promise.all([checkSubscription(), checkSubscription(), checkSubscription()]);
    expect(checks(api)).toBe(1);
  });

  it('SUBS-12 the subscription status stays cached for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const api = apiWithSubscription(paid());
    signIn();
    await checkSubscription();
    vi.setSystemTime(Date.now() + FRESH_MS - 1);
    await checkSubscription();
    expect(checks(api)).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    await checkSubscription();
    expect(checks(api)).toBe(2);
    expect(FRESH_MS).toBe(300_000);
  });

  it('PAY-02 (D23) reloads after a payment, even if an earlier check is still running', async () => {
    const api = scriptedApi();
    const answers = [noSubscription, paid()];
    api.on(billingRoutes.checkSubscription, () => answers.shift()!);
    signIn();
    const before = checkSubscription();
    await refreshSubscription();
    await before;
    expect(known().status).toEqual(paid());
  });

  it('SUBS-09 the subscription status resets after an invalid answer', async () => {
    const api = apiWithSubscription();
    signIn();
    setSubscription(paid());
    api.on(billingRoutes.checkSubscription, () => Response.json({ subscribed: 'perhaps' }));
    await refreshSubscription();
    expect(known()).toMatchObject({ status: noSubscription, checkedAt: null, hasFailed: true });
  });

  it.each([
    ['free', { ...paid(), subscribed: false }],
    ['free', { subscribed: true, subscription_tier: 'gold' }],
    ['basic', paid({ subscription_tier: 'basic' })],
    ['premium', paid()],
    ['enterprise', paid({ subscription_tier: 'enterprise' })],
  ] as const)('SUBS-10 the subscription status maps the answer to the tier %s', (tier, status) => {
    expect(tierOf(status)).toBe(tier);
  });
});

describe('A failed status check', () => {
  const failing = async (answer: () => Response | Promise<Response>) => {
    const api = scriptedApi();
    api.on(billingRoutes.checkSubscription, answer);
    signIn();
    setSubscription(paid());
    await refreshSubscription();
    return titles();
  };
  const envelope = (message: string) =>
    Response.json({ code: 'INTERNAL', message, request_id: 'r' }, { status: 500 });

  it('SUBS-30 shows an error when the server fails, and keeps the known status', async () => {
    expect(await failing(() => failure('INTERNAL'))).toEqual(['Failed to check subscription status']);
    expect(known().status).toEqual(paid());
  });

  it.each(['A network was away.', 'Security refused it.'])(
    'SUBS-30 a failed status check shows no error when the server answers "%s"',
    async (message) => expect(await failing(() => envelope(message))).toEqual([]),
  );

  it('SUBS-31 shows that the status cannot be verified when no answer arrives', async () => {
    const message = await failing(() => Promise.reject(new DOMException('too long', 'TimeoutError')));
    expect(message).toEqual(['Unable to verify subscription. Please try again.']);
  });

  it.each(['NetworkError when fetching', 'SecurityError: not here', 'WebSocket is closed'])(
    'SUBS-31 shows no error when no answer arrives because of "%s"',
    async (message) => {
      expect(await failing(() => Promise.reject(new TypeError(message)))).toEqual([]);
      // By Web IDL, a browser's DOMException is an Error; jsdom's is not.
      const its = Object.getPrototypeOf(DOMException.prototype) as object;
      Object.setPrototypeOf(DOMException.prototype, Error.prototype);
      const late = new DOMException(message, 'TimeoutError');
      const told = await failing(() => Promise.reject(late));
      Object.setPrototypeOf(DOMException.prototype, its);
      expect(told).toEqual([]);
    },
  );

  it('a failed status check stays silent when the check was automatic', async () => {
    const api = scriptedApi();
    api.on(billingRoutes.checkSubscription, () => failure('INTERNAL'));
    signIn();
    await refreshSubscription({ isQuiet: true });
    expect(await titles()).toEqual([]);
  });
});

describe('Another tab', () => {
  /** Creates the other tab's end of the channel. */
  const line = () => new BroadcastChannel('platewise-subscription');

  it('another tab receives a new status immediately', async () => {
    apiWithSubscription(paid());
    signIn();
    stop = followSubscription();
    const other = line();
    const heard = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    expect(await heard).toMatchObject({ sub: 'user-1', status: paid() });
    other.close();
  });

  it('another tab keeps the newer status when an older request is answered later', async () => {
    const { api, answer } = signInWithoutAnswer();
    stop = followSubscription();
    await eventually(() => expect(checks(api)).toBe(1));
    const other = line();
    other.postMessage({ sub: 'user-1', status: paid(), checkedAt: Date.now() + 50 });
    await eventually(() => expect(known().status).toEqual(paid()));
    answer(noSubscription);
    await eventually(() => expect(known().isChecking).toBe(false));
    expect(known().status).toEqual(paid());
    other.close();
  });

  it.each([
    ['shares its newer status', 'user-1', 1, true],
    ['does not share the status of another user', 'user-2', 1, false],
    ['does not replace a newer status', 'user-1', -1, false],
  ] as const)('%s', async (_, sub, later, isBelieved) => {
    apiWithSubscription();
    signIn();
    stop = followSubscription();
    await eventually(() => expect(known().checkedAt).not.toBeNull());
    const tiers: unknown[] = [];
    const stopWatching = useSubscription.subscribe((now) => tiers.push(now.status.subscription_tier));
    const other = line();
    const { checkedAt } = known();
    other.postMessage('nonsense of another version');
    other.postMessage({ sub, status: paid(), checkedAt: checkedAt! + later });
    // Messages arrive in order, so the previous one has been received as well.
    const last = paid({ subscription_tier: 'basic' });
    other.postMessage({ sub: 'user-1', status: last, checkedAt: checkedAt! + 10 });
    await eventually(() => expect(known().status).toEqual(last));
    expect(tiers.includes('premium')).toBe(isBelieved);
    stopWatching();
    other.close();
  });
});
