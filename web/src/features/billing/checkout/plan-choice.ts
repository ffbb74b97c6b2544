import { type Interval, intervals, type PaidPlan, paidPlans } from '#shared/plans/tiers.ts';
import { paths } from '#web/lib/navigation/paths.ts';

export interface PlanChoice {
  plan: PaidPlan;
  interval: Interval;
}

/** The chosen interval of an address; monthly where it names none. */
export const intervalOf = (query: URLSearchParams): Interval =>
  intervals.find((interval) => interval === query.get('interval')) ?? 'monthly';

/** The plan that an address names; null for none or an unknown one. */
export const planChoiceOf = (query: URLSearchParams): PlanChoice | null => {
  const plan = paidPlans.find((each) => each === query.get('plan')?.toLowerCase());
  return plan ? { plan, interval: intervalOf(query) } : null;
};

const withChoice = (path: string, { plan, interval }: PlanChoice): string =>
  `${path}?${new URLSearchParams({ plan, interval }).toString()}`;

/** The prices, with the chosen one marked. */
export const pricingPathOf = (choice: PlanChoice): string => withChoice(paths.pricing, choice);

/** The sign-in, which leads back to the chosen price. */
export const signInPathOf = (choice: PlanChoice): string => withChoice(paths.auth, choice);

/** Where the mobile app sends people (SUBS-19). */
export const webPricingAddress = (plan?: PaidPlan): string => {
  const address = new URL(paths.pricing, window.location.origin);
  if (plan) address.searchParams.set('plan', plan);
  return address.href;
};
