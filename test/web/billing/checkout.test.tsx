import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';
import { failure } from '#test/support/scripted-api.ts';
import { PlanCheckout } from '#web/features/billing/checkout/plan-checkout.tsx';
import { startCheckout } from '#web/features/billing/checkout/start-checkout.ts';
import type { PlanChoice } from '#web/features/billing/checkout/plan-choice.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { lapsed, onTrial, paid } from '#test/support/builders/a-subscription.ts';
import { scriptTabs } from './scripted-window.ts';
import { apiWithSubscription, resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';

const PAGE = 'https://checkout.stripe.test/c/pay/cs_test_1';
const premium: PlanChoice = { plan: 'premium', interval: 'monthly' };

const open = (status: SubscriptionStatus, choice = premium, isBlocked = false) => {
  const api = apiWithSubscription(status);
  api.on(billingRoutes.createCheckout, () => ({ url: PAGE }));
  signIn();
  setSubscription(status);
  const onSignedOut = vi.fn<() => void>();
  const view = openScreen(<PlanCheckout choice={choice} isMain onSignedOut={onSignedOut} />);
  return { api, onSignedOut, ...scriptTabs(isBlocked), ...view };
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(resetSession);

describe('Clicking on a plan', () => {
  it('PRICING-14 SUBS-34 API-03 opens the payment page of that plan and interval in a new tab', async () => {
    const { api, user, tabs } = open(noSubscription, { plan: 'enterprise', interval: 'yearly' });
    await user.click(button('Try Enterprise free'));
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledWith(PAGE));
    const [sent, ...more] = api.sentTo(billingRoutes.createCheckout);
    expect(sent?.body).toEqual({ plan: 'enterprise', interval: 'yearly' });
    expect(more).toEqual([]);
  });

  it.each(paidPlans.flatMap((plan) => intervals.map((interval) => ({ plan, interval }))))(
    'SUBS-34 sends $plan and $interval',
    async (choice) => {
      const api = apiWithSubscription();
      api.on(billingRoutes.createCheckout, () => ({ url: PAGE }));
      signIn();
      scriptTabs();
      expect(await startCheckout(choice)).toEqual({ kind: 'opened' });
      expect(api.sentTo(billingRoutes.createCheckout)[0]?.body).toEqual(choice);
    },
  );

  it('opens the tab synchronously in the click and severs its opener', async () => {
    const { api, user, tabs } = open(noSubscription);
    let isOpened = false;
    api.on(billingRoutes.createCheckout, () => {
      isOpened = tabs.length === 1 && tabs[0]!.opener === null;
      return { url: PAGE };
    });
    await user.click(button('Try Premium free'));
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledOnce());
    expect(isOpened).toBe(true);
  });

  it('sends one request for several clicks', async () => {
    const { api, user, tabs } = open(noSubscription);
    let answer = () => undefined as void;
    api.on(
      billingRoutes.createCheckout,
      () => new Promise<{ url: string }>((done) => (answer = () => done({ url: PAGE }))),
    );
    await user.dblClick(button('Try Premium free'));
    answer();
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledOnce());
    expect(api.sentTo(billingRoutes.createCheckout)).toHaveLength(1);
    expect(tabs).toHaveLength(1);
  });

  it('shows a link in this tab when the browser blocks the new one', async () => {
    const { user } = open(noSubscription, premium, true);
    await user.click(button('Try Premium free'));
    const link = await screen.findByRole('link', { name: 'Continue to checkout' });
    expect(link).toHaveProperty('href', PAGE);
    expect(link.getAttribute('target')).toBeNull();
  });

  it('SUBS-32 closes the tab and shows the error when the server rejects the request', async () => {
    const { api, user, tabs } = open(noSubscription);
    api.on(billingRoutes.createCheckout, () => failure('PAYMENTS_UNAVAILABLE'));
    await user.click(button('Try Premium free'));
    const { tone, text } = await findToast('Failed to create checkout session');
    expect(tone).toBe('error');
    expect(text).toContain('You haven’t been charged');
    expect(tabs[0]?.close).toHaveBeenCalledOnce();
    expect(button('Try Premium free')).toHaveProperty('disabled', false);
  });

  it('CREDITS-05 (D22) shows that the payment could not start when the request never reaches the server', async () => {
    const { api, user, tabs } = open(noSubscription);
    api.on(billingRoutes.createCheckout, () => Promise.reject(new TypeError('network')));
    await user.click(button('Try Premium free'));
    expect((await findToast('Failed to start checkout process')).tone).toBe('error');
    expect(tabs[0]?.close).toHaveBeenCalledOnce();
  });

  it('the payment tab opens only web addresses', async () => {
    const { api, user, tabs } = open(noSubscription);
    // oxlint-disable-next-line no-script-url -- The test verifies that such a URL is not opened.
    api.on(billingRoutes.createCheckout, () => ({ url: 'javascript:alert(1)' }));
    await user.click(button('Try Premium free'));
    await findToast('Failed to start checkout process');
    expect(tabs[0]?.location.replace).not.toHaveBeenCalled();
  });
});

describe('Clicking on a plan when signed out', () => {
  const pressSignedOut = async (stored: typeof someone | null) => {
    const view = open(noSubscription);
    useSession.setState({ status: 'signed-out', user: null, auth: createScriptedAuth({ user: stored }) });
    await view.user.click(await screen.findByRole('button', { name: 'Try Premium free' }));
    return view;
  };

  it('SUBS-13 asks to sign in and sends no request', async () => {
    const { api, onSignedOut, tabs } = await pressSignedOut(null);
    expect((await findToast('Please sign in to subscribe')).tone).toBe('error');
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(api.sentTo(billingRoutes.createCheckout)).toEqual([]);
    expect(tabs).toEqual([]);
  });

  it('SUBS-14 reads the stored session before it gives up', async () => {
    const { tabs, onSignedOut } = await pressSignedOut(someone);
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledWith(PAGE));
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('The terms above the checkout button', () => {
  const terms = () => {
    const [id] = screen.getAllByRole('button').flatMap((each) => each.getAttribute('aria-describedby') ?? []);
    return document.querySelector(`[id="${id}"]`)?.textContent ?? '';
  };

  it('PRICING-13 (D22) the checkout terms show the price, the end of the trial, the renewal and how to cancel', () => {
    open(noSubscription);
    expect(terms()).toContain('Today$0.00');
    expect(terms()).toContain('From Nov 29, 2026$19.99 a month');
    expect(terms()).toContain('7-day free trial until Nov 29, 2026.');
    expect(terms()).toContain('Renews at $19.99 a month until you cancel.');
    expect(terms()).toContain('Cancel anytime under Profile > Billing.');
  });

  it('D22 the checkout terms promise no trial to returning subscribers', () => {
    open(lapsed, { plan: 'basic', interval: 'yearly' });
    expect(button('Subscribe to Basic')).toBeDefined();
    expect(terms()).toContain('Today$79.90');
    expect(terms()).toContain('From Nov 22, 2027$79.90 a year');
    expect(terms()).not.toMatch(/trial|free/i);
  });

  it('D22 the checkout terms promise no trial while it is unknown whether there is one', async () => {
    const api = apiWithSubscription();
    api.on(billingRoutes.checkSubscription, () => failure('INTERNAL'));
    signIn();
    openScreen(<PlanCheckout choice={premium} isMain onSignedOut={() => undefined} />);
    expect(await screen.findByRole('button', { name: 'Subscribe to Premium' })).toBeDefined();
    expect(terms()).toContain('Checkout shows whether you get a free trial before you confirm.');
  });

  it('the checkout terms explain a plan change before it is confirmed', () => {
    open(paid({ subscription_tier: 'basic' }));
    expect(button('Switch to Premium')).toBeDefined();
    expect(terms()).toContain('From Dec 22, 2026$19.99 a month');
    expect(terms()).toContain('You’ll see today’s charge or credit');
    expect(terms()).not.toMatch(/trial/i);
  });

  it('the checkout terms show that a plan change within the trial is free until the trial ends', () => {
    open(onTrial({ subscription_tier: 'basic' }));
    expect(terms()).toContain('Today$0.00');
    expect(terms()).toContain('From Nov 29, 2026$19.99 a month');
    expect(terms()).toContain('Your trial continues until Nov 29, 2026.');
  });

  it.each([
    [{ payment_failed: true }, 'Your last payment is still due. Pay it on the next page,'],
    [{ cancels_at_end: true }, 'Your plan ends on Dec 22, 2026. Resume it on the next page'],
  ])(
    'the checkout terms explain the payment problem or cancellation that comes before a change: %o',
    (state, words) => {
      open(paid({ subscription_tier: 'basic', ...state }));
      expect(terms()).toContain(words);
      expect(terms()).not.toContain('today’s charge or credit');
    },
  );

  it.each([
    ['2027-01-31T12:00:00Z', 'monthly', 'Feb 28, 2027'],
    ['2028-01-31T12:00:00Z', 'monthly', 'Feb 29, 2028'],
    ['2027-12-31T12:00:00Z', 'monthly', 'Jan 31, 2028'],
    ['2028-02-29T12:00:00Z', 'yearly', 'Feb 28, 2029'],
  ] as const)(
    'the checkout terms calculate that a plan started on %s, billed %s, renews on %s',
    (now, interval, day) => {
      vi.setSystemTime(new Date(now));
      open(lapsed, { plan: 'premium', interval });
      expect(terms()).toContain(`From ${day}`);
    },
  );

  it('the checkout terms count from the new day on a page left open overnight', () => {
    open(noSubscription);
    expect(terms()).toContain('free trial until Nov 29, 2026.');
    vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
    fireEvent.focus(window);
    expect(terms()).toContain('free trial until Nov 30, 2026.');
  });

  it('the checkout terms treat the current plan with another interval as a change', () => {
    open(paid(), { plan: 'premium', interval: 'yearly' });
    expect(button('Switch to yearly')).toBeDefined();
    expect(terms()).toContain('From Nov 22, 2027$199.90 a year');
  });

  it("the checkout terms offer to manage the user's current plan instead of a price", () => {
    open(paid());
    expect(button('Your plan')).toHaveProperty('disabled', true);
    expect(button('Manage subscription')).toBeDefined();
  });
});
