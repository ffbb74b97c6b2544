import type { BillingState } from './billing-of.ts';
import type { SubscriptionStatus } from './schema.ts';

/** Converts a billing row to the API's status. */
export const statusOf = (billing: BillingState): SubscriptionStatus => {
  const isTrial = billing.stripe_status === 'trialing';
  return {
    subscribed: billing.plan !== null,
    trial_active: isTrial,
    subscription_tier: billing.plan,
    subscription_end: billing.payment_failed ? billing.paid_until : billing.period_end,
    // Past trials are not shown; `trial_available` covers them.
    trial_end: isTrial ? billing.trial_end : null,
    interval: billing.interval,
    cancels_at_end: billing.cancels_at_end,
    payment_failed: billing.payment_failed,
    pay_by: billing.pay_by,
    next_charge: billing.next_charge,
    price: billing.price,
    tax: billing.tax,
    currency: billing.currency,
    trial_available: !billing.trial_used,
    trial_refused: billing.trial_refused,
    has_billing: billing.has_billing,
  };
};
