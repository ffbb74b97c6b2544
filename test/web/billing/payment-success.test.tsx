import type * as z from 'zod';
import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { PaymentSuccessPage } from '#web/app/pages/payment-success-page.tsx';
import { useSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { lapsed, onTrial, paid } from '#test/support/builders/a-subscription.ts';
import { apiWithSubscription, resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';

const bought = { success: true, credits: 500, kind: 'credits' as const, failed: false, trial_refused: null };
const subscribed = { success: true, credits: 0, kind: 'plan' as const, failed: false, trial_refused: null };

type Payment = z.infer<typeof billingRoutes.verifyPayment.response>;

const show = (query: string) => openScreen(<PaymentSuccessPage />, { path: `/payment-success${query}` });
const open = (payment: Payment, status: SubscriptionStatus) => {
  const api = apiWithSubscription(status);
  api.on(billingRoutes.verifyPayment, () => payment);
  signIn();
  // The status from before the payment is a moment old.
  setSubscription(noSubscription);
  show('?session_id=cs_test_1');
  return api;
};
const success = () => screen.findByRole('heading', { name: 'Payment Successful!' });

beforeEach(resetSession);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(resetSession);

describe('/payment-success', () => {
  it('PAY-01 PAY-03 PAY-07 verifies the payment named in the address and confirms it', async () => {
    const api = open(subscribed, paid());
    expect(await success()).toBeDefined();
    expect(api.sentTo(billingRoutes.verifyPayment).map(({ body }) => body)).toEqual([
      { sessionId: 'cs_test_1' },
    ]);
    expect((await findToast('Payment successful!')).tone).toBe('success');
  });

  it('PAY-02 (D23) refreshes the status despite the five-minute cache', async () => {
    const api = open(subscribed, paid());
    await success();
    expect(api.sentTo(billingRoutes.checkSubscription)).toHaveLength(1);
    expect(useSubscription.getState().status).toEqual(paid());
  });

  it('PAY-04 welcomes the user to the plan and lists its premium features', async () => {
    open(subscribed, onTrial());
    await success();
    expect(screen.getByText('Welcome to Premium!')).toBeDefined();
    expect(screen.getByText(/All premium features in your plan are now unlocked/)).toBeDefined();
    expect(screen.getByText('Trial ends Nov 29, 2026')).toBeDefined();
  });

  it('tells a user with a trial that nothing was charged, and what is charged when', async () => {
    const price = { amount: 1_799, currency: 'eur' };
    open(subscribed, { ...onTrial(), interval: 'monthly', price, next_charge: '2026-11-29T10:00:00.000Z' });
    await success();
    const text = 'Nothing was charged today. Your first payment, €17.99 a month, is on Nov 29, 2026.';
    expect(screen.getByText(text)).toBeDefined();
  });

  it('announces no payment for a trial that was canceled', async () => {
    open(subscribed, { ...onTrial(), cancels_at_end: true });
    await success();
    expect(screen.getByText('Nothing was charged today.')).toBeDefined();
    expect(screen.queryByText(/first payment/)).toBeNull();
  });

  it.each([
    ['card', 'This card was used for a free trial before. Each person gets one.'],
    ['inbox', 'This email inbox was used for a free trial before. Each person gets one.'],
  ] as const)(
    'explains that a second trial by %s was ended and nothing was charged',
    async (reason, text) => {
      open({ ...subscribed, success: false, trial_refused: reason }, lapsed);
      expect(await screen.findByText(text)).toBeDefined();
      expect(screen.getByText(/nothing was charged/)).toBeDefined();
      expect(screen.getByRole('link', { name: 'See plans' })).toBeDefined();
    },
  );

  it('explains that a direct debit failed and nothing was charged', async () => {
    open({ ...bought, success: false, credits: 0, failed: true }, noSubscription);
    expect(await screen.findByText('Your payment didn’t go through')).toBeDefined();
    expect(screen.getByText(/nothing was charged/)).toBeDefined();
  });

  it('promises nothing when opened again after the plan has ended', async () => {
    open(subscribed, lapsed);
    await success();
    expect(screen.getByText(/The plan you paid for has ended/)).toBeDefined();
    expect(screen.queryByText(/Welcome to|setting up your plan/)).toBeNull();
  });

  it('announces the plan when the status cannot be loaded', async () => {
    const api = open(subscribed, lapsed);
    api.on(billingRoutes.checkSubscription, () => failure('INTERNAL'));
    await success();
    expect(screen.getByText(/We’re setting up your plan/)).toBeDefined();
  });

  it('PAY-05 confirms that the credits have been added', async () => {
    open(bought, noSubscription);
    await success();
    expect(screen.getByText('Your credits have been added to your account')).toBeDefined();
    expect(screen.queryByText(/Welcome to/)).toBeNull();
  });

  it('PAY-06 shows two buttons that both lead to /', async () => {
    open(bought, noSubscription);
    await success();
    const ways = ['Go to dashboard', 'Log a meal'].map((name) => screen.getByRole('link', { name }));
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/', '/']);
  });

  it.each([
    ['?session_id=cs_test_1', 'We couldn’t find this payment.'],
    ['?session_id=12', 'We couldn’t find that payment.'],
    ['', 'We couldn’t find that payment.'],
  ])('PAY-08 shows why the payment cannot be verified: "%s"', async (query, reason) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = apiWithSubscription();
    signIn();
    setSubscription(noSubscription);
    api.on(billingRoutes.verifyPayment, () => failure('PAYMENT_NOT_FOUND'));
    show(query);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to verify payment');
    expect(alert.textContent).toContain(reason);
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeDefined();
  });

  it('waits for a pending payment and checks again', async () => {
    vi.useFakeTimers();
    const api = apiWithSubscription(paid());
    signIn();
    let isThrough = false;
    api.on(billingRoutes.verifyPayment, () => ({ ...subscribed, success: isThrough }));
    show('?session_id=cs_test_1');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Your payment is still processing')).toBeDefined();
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    isThrough = true;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Payment Successful!')).toBeDefined();
  });
});
