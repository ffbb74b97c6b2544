import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds referral codes and the list of referred friends. */
export const addReferrals = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'referrals', 'People cannot invite friends or see who joined.');
  grantTable(fn, resources.table, ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem']);
};
