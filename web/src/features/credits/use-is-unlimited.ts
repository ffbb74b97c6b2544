import { mayUse } from '#shared/plans/features.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { useSubscription } from '#web/features/billing/public.ts';

/** Returns whether no credits are charged. While the plan is unknown, prices are shown: they are never too low. */
export const useIsUnlimited = (): boolean =>
  useSubscription(
    ({ status, checkedAt }) => checkedAt !== null && mayUse(tierOf(status), 'unlimited_credits'),
  );
