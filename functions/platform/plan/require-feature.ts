import { CodedError } from '#shared/errors/coded-error.ts';
import { type FeatureName, features, mayUse } from '#shared/plans/features.ts';
import { systemClock } from '../clock.ts';
import { environment } from '../env.ts';
import { openTable } from '../table/client.ts';
import { createReadPlan, type ReadPlan } from './read-plan.ts';

/** @throws CodedError TIER_REQUIRED with the lowest sufficient tier if the user's plan lacks the feature */
export type RequireFeature = (userId: string, feature: FeatureName) => Promise<void>;

export const createRequireFeature =
  (readPlan: ReadPlan): RequireFeature =>
  async (userId, feature) => {
    const needed = features[feature].tier;
    // Free features need no read.
    if (needed === 'free' || mayUse((await readPlan(userId)).tier, feature)) return;
    throw new CodedError('TIER_REQUIRED', { details: [{ field: 'feature', message: needed }] });
  };

/** Creates the check, which reads the plan from the table. */
export const requireFeatureFromEnvironment = (): RequireFeature =>
  createRequireFeature(createReadPlan(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock));
