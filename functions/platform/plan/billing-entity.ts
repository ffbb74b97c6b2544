import { trialRefusals } from '#shared/billing/billing-of.ts';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';
import { flag, number, optionalChoice, optionalText } from '../table/attributes.ts';
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
    /** The newest checkout page for a plan. At most one can be paid. */
    checkout_id: optionalText,
    /** Incremented with each change, for optimistic locking. */
    version: number,
    synced_at: optionalText,
  },
  () => BILLING_KEY,
);
