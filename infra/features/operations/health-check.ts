import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the weekly health check. It only names common foods, which the built-in table contains. */
export const addHealthCheck = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'health-check', 'People cannot see their weekly health check.');
  grantTable(fn, resources.table, ['GetItem', 'Query']);
};
