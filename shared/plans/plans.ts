import { type Interval, intervals, type PaidPlan, paidPlans } from './tiers.ts';

/** Every plan starts with a trial, once per user (decision D22). */
export const TRIAL_DAYS = 7;

/** Monthly credits without a plan (decision D19). */
export const FREE_CREDITS = 100;

export interface Plan {
  name: string;
  /** US cents per period. */
  prices: Record<Interval, number>;
  /** Monthly credits; null for unlimited use within the fair-use limit. */
  credits: number | null;
  isMostPopular: boolean;
}

/** The monthly and yearly plans. The only source of Stripe's prices and of the texts on screen. */
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

/** Returns the lookup key of a plan's price at Stripe, so that no price ID is hard-coded. */
export const lookupKeyOf = (plan: PaidPlan, interval: Interval): string => `platewise_${plan}_${interval}`;

/** Returns the plan of a lookup key, or null for another product's price. */
export const planOfLookupKey = (key: string | null): { plan: PaidPlan; interval: Interval } | null => {
  for (const plan of paidPlans)
    for (const interval of intervals) if (lookupKeyOf(plan, interval) === key) return { plan, interval };
  return null;
};
