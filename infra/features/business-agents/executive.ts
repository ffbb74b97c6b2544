import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the executive assistant: calendar, tasks, emails and documents of a user's workspace. */
export const addExecutive = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'executive',
    'People cannot schedule meetings or see their calendar, tasks, emails and documents.',
    { folder: 'business-agents/executive' },
  );
  grantTable(
    fn,
    resources.table,
    ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchGetItem'],
    ['lsi1'],
  );
  grantModel(fn, resources, resources.model);
};
