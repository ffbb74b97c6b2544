import * as z from 'zod';
import { packNames } from '../plans/packs.ts';
import { intervals, paidPlans } from '../plans/tiers.ts';

/**
 * What a person has subscribed to, as the table knows it from Stripe's newest word. `subscribed` is true in the trial,
 * while paid, and while Stripe tries a failed payment again.
 */
export const subscriptionStatus = z.object({
  subscribed: z.boolean(),
  trial_active: z.boolean(),
  subscription_tier: z.enum(paidPlans).nullable(),
  /** End of what is paid for, or of the trial. */
  subscription_end: z.iso.datetime().nullable(),
  trial_end: z.iso.datetime().nullable(),
  interval: z.enum(intervals).nullable(),
  /** It ends at `subscription_end` and is not renewed. */
  cancels_at_end: z.boolean(),
  /** The last payment failed; it is tried again until Stripe gives up. */
  payment_failed: z.boolean(),
  /** Whether a first plan begins with a trial: once per person, ever. */
  trial_available: z.boolean(),
  /** Whether there is anything to manage at Stripe: plans, cards or invoices of before. */
  has_billing: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** Nobody signed in, or nothing known (SUBS-05). */
export const noSubscription: SubscriptionStatus = {
  subscribed: false,
  trial_active: false,
  subscription_tier: null,
  subscription_end: null,
  trial_end: null,
  interval: null,
  cancels_at_end: false,
  payment_failed: false,
  trial_available: true,
  has_billing: false,
};

export const checkoutRequest = z.strictObject({
  plan: z.enum(paidPlans, { error: 'Choose basic, premium or enterprise.' }),
  interval: z.enum(intervals, { error: 'Choose monthly or yearly.' }),
});

export const packRequest = z.strictObject({
  package: z.enum(packNames, { error: 'Choose starter, plus or max.' }),
});

/** Stripe's ids of checkout sessions, of test and live mode. */
export const checkoutSessionId = z
  .string()
  .regex(/^cs_(test|live)_[A-Za-z0-9]{1,200}$/, 'This is no number of a payment.');

/** A page of Stripe's to go on with. */
export const stripePage = z.object({ url: z.url() });
