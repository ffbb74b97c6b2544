import { type FeatureName, mayUse } from '#shared/plans/features.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { useSubscription } from './subscription-store.ts';

/** `waiting`: still unknown. */
export type Access = 'open' | 'locked' | 'waiting';

/**
 * Returns whether the user's plan includes a feature. If the status cannot be fetched, access stays open, because the
 * server enforces it anyway.
 */
export const useAccess = (feature: FeatureName): Access =>
  useSubscription(({ status, checkedAt, hasFailed }) => {
    if (mayUse(checkedAt === null ? 'free' : tierOf(status), feature)) return 'open';
    if (checkedAt !== null) return 'locked';
    return hasFailed ? 'open' : 'waiting';
  });
