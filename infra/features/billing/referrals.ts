import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** A person's referral code and the friends who came by it. */
export const addReferrals = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'referrals', 'People cannot invite friends or see who joined.');
  grantTable(fn, resources.table, ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem']);
};
