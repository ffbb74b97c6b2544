import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';
import { defineUserEntity } from '../table/define-entity.ts';

const BILLING_KEY = 'account#billing';

/**
 * A user's subscription as last reported by Stripe. One row per user, created with the first checkout page. Instants
 * are ISO 8601 in UTC; unknown ones are missing.
 */
export const createBillingEntity = defineUserEntity(
  'billing',
  item({
    user_id: string().key(),
    customer_id: string().optional(),
    subscription_id: string().optional(),
    /** Missing without a subscription. */
    plan: string()
      .enum(...paidPlans)
      .optional(),
    interval: string()
      .enum(...intervals)
      .optional(),
    /** Stripe's status of the newest subscription, active or not. */
    stripe_status: string().optional(),
    trial_end: string().optional(),
    period_start: string().optional(),
    /** End of the paid or trial period. */
    period_end: string().optional(),
    cancels_at_end: boolean(),
    payment_failed: boolean(),
    /** Stays true once a trial has started. */
    trial_used: boolean(),
    /** Whether anything was ever paid or tried, so that there is something to manage at Stripe. */
    has_billing: boolean(),
    /**
     * Start of the billing month; only its day of the month counts, even for a yearly plan. May be in the future
     * during a trial.
     */
    anchor: string().optional(),
    /** The newest checkout page for a plan. At most one can be paid. */
    checkout_id: string().optional(),
    /** Incremented with each change, for optimistic locking. */
    version: number(),
    synced_at: string().optional(),
  }),
  () => BILLING_KEY,
);
