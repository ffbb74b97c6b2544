import * as z from 'zod';
import { taxTreatments, trialRefusals } from './billing-of.ts';
import { packNames } from '../plans/packs.ts';
import { currencies } from '../plans/currencies.ts';
import { intervals, paidPlans } from '../plans/tiers.ts';

/**
 * A user's subscription, as last reported by Stripe. `subscribed` is true during the trial, while paid, and while
 * Stripe retries a failed payment.
 */
export const subscriptionStatus = z.object({
  subscribed: z.boolean(),
  trial_active: z.boolean(),
  subscription_tier: z.enum(paidPlans).nullable(),
  /** End of the paid period or the trial. After a failed renewal, it has passed. */
  subscription_end: z.iso.datetime().nullable(),
  trial_end: z.iso.datetime().nullable(),
  interval: z.enum(intervals).nullable(),
  /** Whether it ends at `subscription_end` without renewal. */
  cancels_at_end: z.boolean(),
  /** Whether the last payment failed; Stripe retries it for some time. A failed first payment ends paid features. */
  payment_failed: z.boolean(),
  /** By when a failed first payment must be made before the subscription ends. */
  pay_by: z.iso.datetime().nullable(),
  /** When the next payment is due, or a failed one is tried again; null if none is. */
  next_charge: z.iso.datetime().nullable(),
  /** What Stripe charges per period, in the currency's smallest unit. It may differ from the list price. */
  price: z.object({ amount: z.int().min(0), currency: z.string().length(3) }).nullable(),
  /** Whether tax is part of `price` or added to it; null if none is calculated. */
  tax: z.enum(taxTreatments).nullable(),
  /** The currency of all the user's plans, which Stripe fixes with the first one; null before. */
  currency: z.enum(currencies).nullable(),
  /** Whether the first plan starts with a trial, which each user gets once. */
  trial_available: z.boolean(),
  /**
   * Why the last trial was ended before anything was charged: the email inbox or the card had one before. null
   * otherwise.
   */
  trial_refused: z.enum(trialRefusals).nullable(),
  /** Whether there is anything to manage at Stripe: plans, cards or past invoices. */
  has_billing: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** The status of visitors and of users without any data (SUBS-05). */
export const noSubscription: SubscriptionStatus = {
  subscribed: false,
  trial_active: false,
  subscription_tier: null,
  subscription_end: null,
  trial_end: null,
  interval: null,
  cancels_at_end: false,
  payment_failed: false,
  pay_by: null,
  next_charge: null,
  price: null,
  tax: null,
  currency: null,
  trial_available: true,
  trial_refused: null,
  has_billing: false,
};

/** The currency shown to the user. Default: US dollars. After a first plan, Stripe fixes it, and the request's is ignored. */
const soldCurrency = z.enum(currencies, { error: 'Choose usd, eur or gbp.' }).optional();

/**
 * Version of the terms with which the user asked to start at once and acknowledged the right of withdrawal (decision
 * 0089). Without it, a withdrawal is refunded in full.
 */
const consentVersion = z
  .string()
  .regex(/^\d{4}-\d{2}$/, 'Invalid version of the terms.')
  .optional();

export const checkoutRequest = z.strictObject({
  plan: z.enum(paidPlans, { error: 'Choose basic, premium or enterprise.' }),
  interval: z.enum(intervals, { error: 'Choose monthly or yearly.' }),
  currency: soldCurrency,
  consent: consentVersion,
});

export const packRequest = z.strictObject({
  package: z.enum(packNames, { error: 'Choose starter, plus or max.' }),
  currency: soldCurrency,
  consent: consentVersion,
});

/** A Stripe checkout session ID, in test or live mode. */
export const checkoutSessionId = z
  .string()
  .regex(/^cs_(test|live)_[A-Za-z0-9]{1,200}$/, 'Invalid payment ID.');

/** A Stripe page to continue on. */
export const stripePage = z.object({ url: z.url() });
