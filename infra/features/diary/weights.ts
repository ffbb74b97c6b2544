import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** The weight of each day, and what it says of the energy that a person needs. */
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
