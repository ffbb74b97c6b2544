import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds leads, their conversations, and follow-up suggestions. */
export const addSdr = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'sdr', 'People cannot see, score or reply to their leads.', {
    folder: 'business-agents/sdr',
  });
  grantTable(
    fn,
    resources.table,
    [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    ],
    ['lsi1'],
  );
  grantModel(fn, resources, resources.model);
};
