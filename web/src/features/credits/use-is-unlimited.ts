import { mayUse } from '#shared/plans/features.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { useSubscription } from '#web/features/billing/public.ts';

/** Whether nothing is taken from a balance. While the plan is not known the prices stand: they are never too low. */
export const useIsUnlimited = (): boolean =>
  useSubscription(
    ({ status, checkedAt }) => checkedAt !== null && mayUse(tierOf(status), 'unlimited_credits'),
  );
