import { type FeatureName, mayUse } from '#shared/plans/features.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { useSubscription } from './subscription-store.ts';

/** `waiting`: not known yet. */
export type Access = 'open' | 'locked' | 'waiting';

/**
 * Whether the person's plan has a feature. A status that cannot be learnt locks nobody out who may have paid: the
 * server decides then.
 */
export const useAccess = (feature: FeatureName): Access =>
  useSubscription(({ status, checkedAt, hasFailed }) => {
    if (mayUse(checkedAt === null ? 'free' : tierOf(status), feature)) return 'open';
    if (checkedAt !== null) return 'locked';
    return hasFailed ? 'open' : 'waiting';
  });
