import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds personal API tokens: create, list and revoke. */
export const addApiTokens = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'api-tokens',
    'People cannot create API tokens or revoke a leaked one.',
  );
  grantTable(fn, resources.table, [
    'GetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'ConditionCheckItem',
  ]);
};
