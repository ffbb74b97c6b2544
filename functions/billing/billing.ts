import type { BillingState } from '#shared/billing/billing-of.ts';

/** A user's billing row in domain terms. */
export interface Billing extends BillingState {
  user_id: string;
  customer_id: string | null;
  /** The newest checkout page for a plan. */
  checkout_id: string | null;
  /** 0 if there is no row yet. */
  version: number;
  synced_at: string | null;
}

/** Returns the billing state of a user who never ordered a plan. */
export const noBilling = (userId: string): Billing => ({
  user_id: userId,
  customer_id: null,
  checkout_id: null,
  subscription_id: null,
  plan: null,
  interval: null,
  stripe_status: null,
  trial_end: null,
  period_start: null,
  period_end: null,
  cancels_at_end: false,
  payment_failed: false,
  trial_used: false,
  trial_refused: null,
  has_billing: false,
  anchor: null,
  paid_from: null,
  paid_until: null,
  next_charge: null,
  pay_by: null,
  price: null,
  tax: null,
  currency: null,
  version: 0,
  synced_at: null,
});
