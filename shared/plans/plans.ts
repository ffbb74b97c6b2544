import type { Amounts } from './currencies.ts';
import { type Interval, intervals, type PaidPlan, paidPlans } from './tiers.ts';

/** Every plan starts with a trial, once per user (decision D22). */
export const TRIAL_DAYS = 7;

/** Monthly credits without a plan (decision D19). */
export const FREE_CREDITS = 100;

export interface Plan {
  name: string;
  /** Prices per period. */
  prices: Record<Interval, Amounts>;
  /** Monthly credits; null for unlimited use within the fair-use limit. */
  credits: number | null;
  isMostPopular: boolean;
}

/**
 * The monthly and yearly plans (decision D57). The only source of Stripe's prices and of the offers on screen. A year
 * costs ten months.
 */
export const plans: Record<PaidPlan, Plan> = {
  basic: {
    name: 'Basic',
    prices: {
      monthly: { usd: 799, eur: 799, gbp: 699 },
      yearly: { usd: 7_990, eur: 7_990, gbp: 6_990 },
    },
    credits: 1_000,
    isMostPopular: false,
  },
  premium: {
    name: 'Premium',
    prices: {
      monthly: { usd: 1_999, eur: 1_999, gbp: 1_799 },
      yearly: { usd: 19_990, eur: 19_990, gbp: 17_990 },
    },
    credits: 3_000,
    isMostPopular: true,
  },
  enterprise: {
    name: 'Enterprise',
    prices: {
      monthly: { usd: 4_999, eur: 4_999, gbp: 4_499 },
      yearly: { usd: 49_990, eur: 49_990, gbp: 44_990 },
    },
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
