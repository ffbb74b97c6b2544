import type { Price } from '#shared/billing/billing-of.ts';
import { plans } from '#shared/plans/plans.ts';
import { planRelationOf } from '../subscription/plan-relation.ts';
import { useSubscription } from '../subscription/subscription-store.ts';
import type { PlanChoice } from './plan-choice.ts';
import { useCurrency } from './use-currency.ts';

/** Returns what a plan costs this user: for the present plan what Stripe charges, which may be an older price. */
export const usePlanPrice = (): ((choice: PlanChoice) => Price) => {
  const { currency } = useCurrency();
  const status = useSubscription((state) => state.status);
  return (choice) => {
    const isPresent = planRelationOf(status, choice) === 'mine' && status.interval === choice.interval;
    if (isPresent && status.price !== null) return status.price;
    return { amount: plans[choice.plan].prices[choice.interval][currency], currency };
  };
};
