import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the profile and the daily goal. */
export const addProfile = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'profile',
    'People cannot see or save their profile and daily goal.',
  );
  grantTable(fn, resources.table, ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem']);
};
