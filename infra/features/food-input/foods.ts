import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/**
 * Adds food search and free-text meals, answered from the built-in food table or the stage's full one; custom foods and
 * corrections; a model for words that the table does not contain.
 */
export const addFoods = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'foods', {
    impact: 'Users cannot search foods or log a meal by describing it.',
    access: readWriteBatch,
    indexes: ['lsi1'],
    calls: 'model',
    isFrequent: true,
  });
  grantModel(fn, resources, resources.model);
  grantFullFoods(fn, resources, 'foods');
};
