import { type Price, taxTreatments, trialRefusals } from '#shared/billing/billing-of.ts';
import { currencies } from '#shared/plans/currencies.ts';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';
import { flag, number, optionalChoice, optionalJson, optionalText } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';

const BILLING_KEY = 'account#billing';

/**
 * A user's subscription as last reported by Stripe. One row per user, created with the first checkout page. Instants
 * are ISO 8601 in UTC; unknown ones are missing.
 */
export const createBillingEntity = defineUserEntity(
  'billing',
  {
    customer_id: optionalText,
    subscription_id: optionalText,
    /** Missing without a subscription. */
    plan: optionalChoice(paidPlans),
    interval: optionalChoice(intervals),
    /** Stripe's status of the newest subscription, active or not. */
    stripe_status: optionalText,
    trial_end: optionalText,
    period_start: optionalText,
    /** End of the paid or trial period. */
    period_end: optionalText,
    cancels_at_end: flag,
    payment_failed: flag,
    /** Stays true once a trial has started. */
    trial_used: flag,
    /** Set while the newest subscription is a trial that was ended: its inbox or card had one before. */
    trial_refused: optionalChoice(trialRefusals),
    /** Whether anything was ever paid or tried, so that there is something to manage at Stripe. */
    has_billing: flag,
    /**
     * Start of the billing month; only its day of the month counts, even for a yearly plan. May be in the future
     * during a trial.
     */
    anchor: optionalText,
    /** Start of the latest period that was paid for with at least a month's price. */
    paid_from: optionalText,
    /** End of what has been paid; missing before the first payment, and in items from before it was recorded. */
    paid_until: optionalText,
    /** When the next payment is due, or a failed one is tried again. */
    next_charge: optionalText,
    /** By when a failed first payment must be made. */
    pay_by: optionalText,
    /** What Stripe charges per period. */
    price: optionalJson<Price>(),
    /** Whether tax is part of the price or added to it; missing if Stripe calculates none. */
    tax: optionalChoice(taxTreatments),
    /** The customer's currency, which Stripe fixes with the first plan. */
    currency: optionalChoice(currencies),
    /** The newest checkout page for a plan. At most one can be paid. */
    checkout_id: optionalText,
    /** Incremented with each change, for optimistic locking. */
    version: number,
    synced_at: optionalText,
  },
  () => BILLING_KEY,
);
