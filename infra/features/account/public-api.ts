import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { createTokenAuthorizer } from '../../constructs/functions/token-authorizer.ts';
import type { Resources } from '../../resources.ts';

/** Adds the API for users' own programs, which use personal tokens. */
export const addPublicApi = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'public-api',
    "People's own programs cannot read or write their diary.",
    { tokens: createTokenAuthorizer(resources) },
  );
  grantTable(
    fn,
    resources.table,
    ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    ['lsi1'],
  );
  grantFullFoods(fn, resources, 'public-api');
};
