import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds referral codes, visits before a sign-up, and the list of referred friends. */
export const addReferrals = (resources: Resources): void => {
  createApiFunction(resources, 'referrals', {
    impact: 'Users cannot invite friends or see who joined.',
    access: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  });
};
