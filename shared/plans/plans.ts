import { type Interval, intervals, type PaidPlan, paidPlans } from './tiers.ts';

/** Every plan begins with a trial, once per person (decision D22). */
export const TRIAL_DAYS = 7;

/** Credits of a month without a plan (decision D19). */
export const FREE_CREDITS = 100;

export interface Plan {
  name: string;
  /** US cents of one period. */
  prices: Record<Interval, number>;
  /** Credits of a month; null: as many as are used, within a fair-use rate. */
  credits: number | null;
  isMostPopular: boolean;
}

/** What is sold by the month or the year. The one source of Stripe's prices and of what the screens say. */
export const plans: Record<PaidPlan, Plan> = {
  basic: {
    name: 'Basic',
    prices: { monthly: 799, yearly: 7_990 },
    credits: 1_000,
    isMostPopular: false,
  },
  premium: {
    name: 'Premium',
    prices: { monthly: 1_999, yearly: 19_990 },
    credits: 3_000,
    isMostPopular: true,
  },
  enterprise: {
    name: 'Enterprise',
    prices: { monthly: 4_999, yearly: 49_990 },
    credits: null,
    isMostPopular: false,
  },
};

/** Name by which Stripe finds the price of a plan, so that no price id stands anywhere. */
export const lookupKeyOf = (plan: PaidPlan, interval: Interval): string => `platewise_${plan}_${interval}`;

/** What a price is for; null for a price that is none of ours. */
export const planOfLookupKey = (key: string | null): { plan: PaidPlan; interval: Interval } | null => {
  for (const plan of paidPlans)
    for (const interval of intervals) if (lookupKeyOf(plan, interval) === key) return { plan, interval };
  return null;
};
