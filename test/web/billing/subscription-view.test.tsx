import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { SubscriptionCard } from '#web/features/billing/subscription/subscription-card.tsx';
import { SubscriptionView } from '#web/features/billing/subscription/subscription-view.tsx';
import { useSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { lapsed, onTrial, paid } from '#test/support/builders/a-subscription.ts';
import { scriptTabs } from './scripted-window.ts';
import { apiWithSubscription, resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';

const PORTAL = 'https://billing.stripe.test/p/session/1';

const open = (status: SubscriptionStatus) => {
  const api = apiWithSubscription(status);
  api.on(billingRoutes.customerPortal, () => ({ url: PORTAL }));
  api.on(billingRoutes.purchaseCredits, () => ({ url: PORTAL }));
  signIn();
  setSubscription(status);
  return { api, ...scriptTabs(), ...openScreen(<SubscriptionView />) };
};
const theStatus = () => screen.getByRole('region', { name: 'Subscription' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(resetSession);
afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

describe('The subscription status card', () => {
  it("SUBS-01 shows 'Trial ends' and the day while a trial is active", () => {
    open(onTrial());
    expect(theStatus().textContent).toContain('Trial ends Nov 29, 2026');
    expect(theStatus().textContent).not.toContain('Next billing');
  });

  it("SUBS-02 the subscription status card shows 'Next billing' and the day after it", () => {
    open(paid());
    expect(theStatus().textContent).toContain('Next billing Dec 22, 2026');
    expect(theStatus().textContent).toContain('$19.99 a month');
    expect(theStatus().textContent).not.toContain('Trial ends');
  });

  it('the subscription status card shows when a canceled plan ends and how to keep it', async () => {
    const { api, user, tabs } = open(paid({ cancels_at_end: true }));
    expect(theStatus().textContent).toContain('Ends on Dec 22, 2026');
    expect(theStatus().textContent).not.toContain('Next billing');
    await user.click(button('Resume plan'));
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledWith(PORTAL));
    expect(api.sentTo(billingRoutes.customerPortal)).toHaveLength(1);
  });

  it('the subscription status card shows that a payment failed and links to the page that fixes it', async () => {
    const { user, tabs } = open(
      paid({
        payment_failed: true,
        subscription_end: '2026-12-22T12:00:00.000Z',
        next_charge: '2026-12-25T12:00:00.000Z',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Update payment method' }));
    expect(theStatus().textContent).toContain('Next billing Dec 25, 2026');
    expect(theStatus().textContent).toContain(
      'Your last payment didn’t go through. You still have full access, and we’ll try again on Dec 25, 2026. Your monthly credits renew once it’s paid.',
    );
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledWith(PORTAL));
  });

  it('shows that a first payment failed, and by when it can be made', async () => {
    open({ ...lapsed, payment_failed: true, pay_by: '2026-12-06T12:00:00.000Z' });
    await screen.findByRole('button', { name: 'Update payment method' });
    expect(theStatus().textContent).toContain('Free');
    expect(theStatus().textContent).toContain(
      'Your first payment didn’t go through, so your plan is paused. Pay by Dec 6, 2026 to continue; after that, it ends.',
    );
    expect(theStatus().textContent).not.toContain('Your plan has ended');
  });

  it('shows what Stripe charges instead of the list price', () => {
    open(paid({ price: { amount: 1_499, currency: 'eur' } }));
    expect(theStatus().textContent).toContain('€14.99 a month');
    expect(theStatus().textContent).not.toContain('19.99');
  });

  it('shows that a second trial was ended before anything was charged', () => {
    open({ ...lapsed, trial_refused: 'card' });
    expect(theStatus().textContent).toContain('no plan was started and nothing was charged');
  });

  it('shows that a plan has ended, but not to users who never had one', () => {
    open(lapsed);
    expect(theStatus().textContent).toContain('Your plan has ended. You can subscribe again anytime.');
    act(() => setSubscription(noSubscription));
    expect(theStatus().textContent).toContain('Free');
    expect(theStatus().textContent).not.toContain('has ended');
  });

  it('the subscription status card updates when another tab or the server reports a change', async () => {
    open(paid());
    setSubscription(paid({ subscription_tier: 'enterprise' }));
    expect(await within(theStatus()).findByText('Enterprise')).toBeDefined();
  });

  it('DASH-13 shows the subscription status in a card that links to the Subscription tab', async () => {
    apiWithSubscription(onTrial());
    signIn();
    const onOpen = vi.fn<() => void>();
    const { user } = openScreen(<SubscriptionCard onOpen={onOpen} />);
    expect(await screen.findByText('Premium')).toBeDefined();
    expect(theStatus().textContent).toContain('Trial ends Nov 29, 2026');
    await user.click(button('Manage plan'));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('SUBS-09 shows no plan for an invalid status, and loads again on request', async () => {
    const api = apiWithSubscription();
    api.on(billingRoutes.checkSubscription, () => Response.json({ subscribed: 'yes' }));
    signIn();
    const { user } = openScreen(<SubscriptionCard onOpen={() => undefined} />);
    expect(await screen.findByText('We couldn’t load your subscription.')).toBeDefined();
    api.on(billingRoutes.checkSubscription, () => paid());
    await user.click(button('Try again'));
    expect(await screen.findByText('Premium')).toBeDefined();
  });
});

describe('The Subscription tab', () => {
  it('SUBS-03 the Subscription tab shows buttons to subscribe and one to manage', () => {
    open({ ...noSubscription, has_billing: true });
    const plans = within(screen.getByRole('region', { name: 'Plans' }));
    expect(plans.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Try Basic free',
      'Try Premium free',
      'Try Enterprise free',
    ]);
    expect(button('Manage subscription')).toHaveProperty('disabled', false);
  });

  it('DASH-19 the Subscription tab links to the pricing page', () => {
    open(noSubscription);
    const way = screen.getByRole('link', { name: 'Compare plans and yearly prices' });
    expect(way.getAttribute('href')).toBe('/pricing');
  });

  it('SUBS-36 API-04 opens subscription management in a new tab with an empty request body', async () => {
    const { api, user, tabs } = open(paid());
    await user.click(button('Manage subscription'));
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledWith(PORTAL));
    expect(tabs[0]?.opener).toBeNull();
    expect(api.sentTo(billingRoutes.customerPortal).map(({ body }) => body)).toEqual([undefined]);
  });

  it('offers nothing to manage before the first plan or pack', () => {
    open(noSubscription);
    expect(button('Manage subscription')).toHaveProperty('disabled', true);
  });

  it('SUBS-33 shows that subscription management could not be opened', async () => {
    const { api, user, tabs } = open(paid());
    api.on(billingRoutes.customerPortal, () => failure('PAYMENTS_UNAVAILABLE'));
    await user.click(button('Manage subscription'));
    expect((await findToast('Failed to open subscription management')).tone).toBe('error');
    expect(tabs[0]?.close).toHaveBeenCalledOnce();
  });

  it('SUBS-15 CREDITS-03 the Subscription tab asks a signed-out user to sign in', async () => {
    const { api, user } = open(paid());
    useSession.setState({ user: null, auth: null });
    useSubscription.setState({ status: paid(), checkedAt: 1 });
    await user.click(await screen.findByRole('button', { name: 'Manage subscription' }));
    expect((await findToast('Please sign in to manage subscription')).tone).toBe('error');
    await user.click(button('Buy 500 credits'));
    const said = await findToast('Authentication required: Please sign in to purchase credits');
    expect(said.tone).toBe('error');
    expect(api.sentTo(billingRoutes.customerPortal)).toEqual([]);
    expect(api.sentTo(billingRoutes.purchaseCredits)).toEqual([]);
  });

  it.each([
    ['Buy 500 credits', 'starter', '$4.99'],
    ['Buy 1,500 credits', 'plus', '$12.99'],
    ['Buy 5,000 credits', 'max', '$34.99'],
  ])(
    'CREDITS-02 API-07 (D20) the Subscription tab sells credit packs, paid in a new tab: %s',
    async (name, pack, price) => {
      const { api, user, tabs } = open(noSubscription);
      expect(button(name).closest('li')?.textContent).toContain(`${price}, one-time payment. Doesn’t renew.`);
      await user.click(button(name));
      await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledWith(PORTAL));
      expect(api.sentTo(billingRoutes.purchaseCredits)[0]?.body).toEqual({ package: pack });
    },
  );

  it('CREDITS-05 (D22) shows an error when the payment page of a pack fails to open', async () => {
    const { api, user } = open(noSubscription);
    api.on(billingRoutes.purchaseCredits, () => failure('PAYMENTS_UNAVAILABLE'));
    await user.click(button('Buy 500 credits'));
    expect((await findToast('Failed to start checkout process')).tone).toBe('error');
  });
});
