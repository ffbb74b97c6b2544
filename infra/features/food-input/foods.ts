import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/**
 * Foods by their names and meals in words, answered from the food table that the function carries, or from the stage's
 * full one; people's own foods and corrections; a model for words that the table does not know.
 */
export const addFoods = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'foods',
    'People cannot search foods or log a meal by describing it.',
  );
  grantTable(
    fn,
    resources.table,
    ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    ['lsi1'],
  );
  grantModel(fn, resources, resources.model);
  grantFullFoods(fn, resources, 'foods');
};
