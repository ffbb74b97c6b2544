import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds daily weights, and the estimate of a user's energy needs. */
export const addWeights = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'weights', 'People cannot log their weight or see its trend.');
  grantTable(fn, resources.table, [
    'GetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'ConditionCheckItem',
  ]);
};
