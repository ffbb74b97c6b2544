import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds diary imports from other trackers, and their removal. */
export const addImports = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'imports',
    'People cannot import their diary from another tracker.',
  );
  grantTable(
    fn,
    resources.table,
    ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    ['lsi1'],
  );
};
