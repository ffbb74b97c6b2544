import { type Interval, type PaidPlan, paidPlans } from '../plans/tiers.ts';

/** A subscription, as far as it matters to the product. Instants are Unix seconds, as Stripe's are. */
export interface SubscriptionFact {
  id: string;
  status: string;
  created: number;
  /** null for a price that is none of ours. */
  plan: PaidPlan | null;
  interval: Interval | null;
  /** null where there never was a trial. */
  trial_end: number | null;
  period_start: number;
  period_end: number;
  /** When it ends without renewal; null where it is renewed. */
  ends_at: number | null;
  /** Day on which the billing month begins. */
  anchor: number;
}

/** What a person has subscribed to, as the table keeps it. Instants are ISO 8601 in UTC. */
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
  has_billing: boolean;
  anchor: string | null;
}

/** Statuses in which a person has the plan. `past_due`: Stripe still tries the failed payment again. */
const having = new Set(['trialing', 'active', 'past_due']);

/** Statuses in which Stripe holds a subscription back until it is paid: no plan, but not over either. */
export const heldBack: ReadonlySet<string> = new Set(['unpaid', 'paused']);

const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const rank = ({ plan }: SubscriptionFact): number => (plan === null ? -1 : paidPlans.indexOf(plan));

/** Newest first; the id decides between two of one second, so that every order of reading ends alike. */
const byAge = (a: SubscriptionFact, b: SubscriptionFact): number =>
  b.created - a.created || (a.id < b.id ? 1 : -1);

/** Whether a subscription gives a plan now. */
export const givesPlan = ({ status, plan }: SubscriptionFact): boolean => having.has(status) && plan !== null;

/** The subscription that counts: of those that give a plan the highest, of equal ones the newest; null for none. */
export const countedOf = (subscriptions: readonly SubscriptionFact[]): SubscriptionFact | null =>
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
  anchor: null,
} as const;

/**
 * What all subscriptions of a customer come to. Depends on nothing else: whatever was heard before, in whichever order,
 * the same subscriptions give the same state.
 */
export const billingOf = (subscriptions: readonly SubscriptionFact[]): BillingState => {
  const ever = {
    trial_used: subscriptions.some(({ trial_end }) => trial_end !== null),
    has_billing: subscriptions.length > 0,
  };
  const counted = countedOf(subscriptions);
  if (!counted) {
    const newestFirst = [...subscriptions].sort(byAge);
    const told = newestFirst.find(({ status }) => heldBack.has(status)) ?? newestFirst[0];
    return { ...noPlan, ...ever, stripe_status: told?.status ?? null };
  }
  const { id, plan, interval, status, trial_end, period_start, period_end, ends_at, anchor } = counted;
  return {
    subscription_id: id,
    plan,
    interval,
    stripe_status: status,
    trial_end: trial_end === null ? null : instant(trial_end),
    period_start: instant(period_start),
    period_end: instant(Math.min(ends_at ?? period_end, period_end)),
    // One that is to end in a later period is renewed until then.
    cancels_at_end: ends_at !== null && ends_at <= period_end,
    payment_failed: status === 'past_due',
    ...ever,
    anchor: instant(anchor),
  };
};
