import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds reports of a date range as a file. */
export const addHealthReports = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'health-reports', 'People cannot download their health reports.');
  grantTable(fn, resources.table, ['GetItem', 'Query'], ['lsi1']);
};
