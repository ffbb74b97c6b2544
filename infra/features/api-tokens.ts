import { createApiFunction } from '../constructs/api-function.ts';
import { grantTable } from '../constructs/grants/grant-table.ts';
import type { Resources } from '../platform.ts';

/** Personal tokens for the API: made, listed and taken back. */
export const addApiTokens = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'api-tokens',
    'People cannot make tokens for their programs, nor take one back that leaked.',
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
