import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** The last week against its targets. The foods that it names are everyday ones: the built-in table has them all. */
export const addHealthCheck = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'health-check', 'People cannot see their weekly health check.');
  grantTable(fn, resources.table, ['GetItem', 'Query']);
};
