import type { Currency } from '../plans/currencies.ts';
import { type Interval, type PaidPlan, paidPlans } from '../plans/tiers.ts';

/** What had used its trial before, so that a subscription's trial was ended. */
export const trialRefusals = ['inbox', 'card'] as const;
export type TrialRefusal = (typeof trialRefusals)[number];

/** Whether tax is part of a price or added to it. */
export const taxTreatments = ['included', 'added'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

/** The relevant fields of a Stripe subscription. Instants are Unix seconds, as at Stripe. */
export interface SubscriptionFact {
  id: string;
  status: string;
  created: number;
  /** null for a price that is not one of ours. */
  plan: PaidPlan | null;
  interval: Interval | null;
  /** null without a trial. */
  trial_end: number | null;
  /** Why its trial was ended at once; null if it was not. */
  trial_refused: TrialRefusal | null;
  period_start: number;
  period_end: number;
  /** When it ends without renewal; null if it renews. */
  ends_at: number | null;
  /** Start of the billing month. */
  anchor: number;
  /** Start of the latest period that was paid for with at least a month's price; null if there is none. */
  paid_from: number | null;
  /** End of what has been paid; null before the first payment. */
  paid_until: number | null;
  /** When Stripe tries a failed payment again; null if it does not. */
  next_attempt: number | null;
  /** By when a failed first payment must be made; null without one. */
  pay_by: number | null;
  /** Price per period in the currency's smallest unit, as Stripe charges it. */
  price: Price | null;
  /** null if Stripe calculates no tax. */
  tax: TaxTreatment | null;
  /** null for one that is not sold in. */
  currency: Currency | null;
}

export interface Price {
  amount: number;
  /** ISO 4217 in lowercase, as at Stripe. */
  currency: string;
}

/** A user's subscription as stored. Instants are ISO 8601 in UTC. */
export interface BillingState {
  subscription_id: string | null;
  plan: PaidPlan | null;
  interval: Interval | null;
  stripe_status: string | null;
  trial_end: string | null;
  period_start: string | null;
  period_end: string | null;
  cancels_at_end: boolean;
  payment_failed: boolean;
  trial_used: boolean;
  /** Why the newest subscription was ended: a trial for an inbox or a card that had one before. */
  trial_refused: TrialRefusal | null;
  has_billing: boolean;
  anchor: string | null;
  paid_from: string | null;
  paid_until: string | null;
  /** When the next payment is due, or tried again; null if none is. */
  next_charge: string | null;
  /** By when a failed first payment must be made. Until then there is no plan. */
  pay_by: string | null;
  price: Price | null;
  tax: TaxTreatment | null;
  /** The currency of all plans, which Stripe fixes with the first one; null before. */
  currency: Currency | null;
}

/** Statuses that include the plan. `past_due`: Stripe still retries the failed renewal. */
const having = new Set(['trialing', 'active', 'past_due']);

/** Statuses of a subscription that is suspended until it is paid. */
export const heldBack: ReadonlySet<string> = new Set(['unpaid', 'paused']);

const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const rank = ({ plan }: SubscriptionFact): number => (plan === null ? -1 : paidPlans.indexOf(plan));

/** Sorts newest first. The ID breaks ties, so that the result does not depend on the input order. */
const byAge = (a: SubscriptionFact, b: SubscriptionFact): number =>
  b.created - a.created || (a.id < b.id ? 1 : -1);

/** Returns whether the first payment failed, for example after a trial. Paid features end at once (decision D54). */
export const isNeverPaid = ({ status, paid_until }: SubscriptionFact): boolean =>
  (status === 'past_due' || status === 'unpaid') && paid_until === null;

/** Returns whether a subscription currently includes a plan. */
export const givesPlan = (subscription: SubscriptionFact): boolean =>
  having.has(subscription.status) &&
  subscription.plan !== null &&
  subscription.trial_refused === null &&
  !isNeverPaid(subscription);

/**
 * Returns the effective subscription: the one with the highest plan, or the newest of several; null if none has a plan.
 */
const countedOf = (subscriptions: readonly SubscriptionFact[]): SubscriptionFact | null =>
  subscriptions.filter(givesPlan).sort((a, b) => rank(b) - rank(a) || byAge(a, b))[0] ?? null;

export const noPlan = {
  subscription_id: null,
  plan: null,
  interval: null,
  trial_end: null,
  period_start: null,
  period_end: null,
  cancels_at_end: false,
  payment_failed: false,
  trial_refused: null,
  anchor: null,
  paid_from: null,
  paid_until: null,
  next_charge: null,
  pay_by: null,
  price: null,
  tax: null,
} as const;

const maybeInstant = (seconds: number | null): string | null => (seconds === null ? null : instant(seconds));

/** Returns the state of a customer without a plan: the subscription that waits for a payment, or else the newest. */
const withoutPlan = (subscriptions: readonly SubscriptionFact[]) => {
  const newestFirst = [...subscriptions].sort(byAge);
  const reported = newestFirst.find(isNeverPaid) ?? newestFirst.find(({ status }) => heldBack.has(status));
  const { status = null, trial_refused = null } = reported ?? newestFirst[0] ?? {};
  const state = { ...noPlan, trial_refused, stripe_status: status };
  if (!reported || !isNeverPaid(reported)) return state;
  const { next_attempt, pay_by, price, tax } = reported;
  return {
    ...state,
    payment_failed: true,
    // After the deadline nothing is tried again.
    next_charge:
      next_attempt !== null && next_attempt < (pay_by ?? Infinity) ? maybeInstant(next_attempt) : null,
    pay_by: maybeInstant(pay_by),
    price,
    tax,
  };
};

/** Returns when a plan's next payment is due: at the end of the trial or period, or when a failed one is tried again. */
const nextChargeOf = ({ status, ends_at, next_attempt, period_end }: SubscriptionFact): number | null => {
  if (status === 'past_due') return next_attempt;
  return ends_at !== null && ends_at <= period_end ? null : period_end;
};

/**
 * Derives the billing state from all subscriptions of a customer. Depends on nothing else, so the same subscriptions
 * always give the same state.
 */
export const billingOf = (subscriptions: readonly SubscriptionFact[]): BillingState => {
  const ever = {
    trial_used: subscriptions.some(({ trial_end }) => trial_end !== null),
    has_billing: subscriptions.length > 0,
    currency: [...subscriptions].sort(byAge)[0]?.currency ?? null,
  };
  const counted = countedOf(subscriptions);
  if (!counted) return { ...withoutPlan(subscriptions), ...ever };
  const { id, plan, interval, status, trial_end, period_start, period_end, ends_at, anchor } = counted;
  return {
    subscription_id: id,
    plan,
    interval,
    stripe_status: status,
    trial_end: maybeInstant(trial_end),
    period_start: instant(period_start),
    period_end: instant(Math.min(ends_at ?? period_end, period_end)),
    // If it ends in a later period, it renews until then.
    cancels_at_end: ends_at !== null && ends_at <= period_end,
    payment_failed: status === 'past_due',
    trial_refused: null,
    ...ever,
    anchor: instant(anchor),
    paid_from: maybeInstant(counted.paid_from),
    paid_until: maybeInstant(counted.paid_until),
    next_charge: maybeInstant(nextChargeOf(counted)),
    pay_by: null,
    price: counted.price,
    tax: counted.tax,
  };
};
