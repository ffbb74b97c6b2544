import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';

/** Premium, monthly, paid until 22 December. */
export const paid = (over: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  ...noSubscription,
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: '2026-12-22T12:00:00.000Z',
  interval: 'monthly',
  price: { amount: 1_999, currency: 'usd' },
  next_charge: over.subscription_end ?? '2026-12-22T12:00:00.000Z',
  trial_available: false,
  has_billing: true,
  ...over,
});

/** Premium, in its trial until 29 November. */
export const onTrial = (over: Partial<SubscriptionStatus> = {}): SubscriptionStatus =>
  paid({
    trial_active: true,
    subscription_end: '2026-11-29T12:00:00.000Z',
    trial_end: '2026-11-29T12:00:00.000Z',
    ...over,
  });

/** No plan now, but the trial is used up. */
export const lapsed: SubscriptionStatus = { ...noSubscription, trial_available: false, has_billing: true };
