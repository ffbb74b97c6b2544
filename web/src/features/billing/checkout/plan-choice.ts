import { type Interval, intervals, type PaidPlan, paidPlans } from '#shared/plans/tiers.ts';
import { paths } from '#web/lib/navigation/paths.ts';

export interface PlanChoice {
  plan: PaidPlan;
  interval: Interval;
}

/** Returns the interval in a query; monthly if there is none. */
export const intervalOf = (query: URLSearchParams): Interval =>
  intervals.find((interval) => interval === query.get('interval')) ?? 'monthly';

/** Returns the plan in a query; null if there is none or it is unknown. */
export const planChoiceOf = (query: URLSearchParams): PlanChoice | null => {
  const plan = paidPlans.find((each) => each === query.get('plan')?.toLowerCase());
  return plan ? { plan, interval: intervalOf(query) } : null;
};

const withChoice = (path: string, { plan, interval }: PlanChoice): string =>
  `${path}?${new URLSearchParams({ plan, interval }).toString()}`;

/** Returns the pricing page's path with the plan selected. */
export const pricingPathOf = (choice: PlanChoice): string => withChoice(paths.pricing, choice);

/** Returns the sign-in path that returns to the selected plan. */
export const signInPathOf = (choice: PlanChoice): string => withChoice(paths.auth, choice);

/** Returns the address that the mobile app opens (SUBS-19). */
export const webPricingAddress = (plan?: PaidPlan): string => {
  const address = new URL(paths.pricing, window.location.origin);
  if (plan) address.searchParams.set('plan', plan);
  return address.href;
};
