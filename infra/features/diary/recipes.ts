import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import type { Resources } from '../../resources.ts';

/** Adds saved meals and recipes, and ingredient lines that are looked up in the food table. */
export const addRecipes = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'recipes', {
    impact: 'Users cannot save, open or log their saved meals.',
    access: ['GetItem', 'Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
  });
  grantFullFoods(fn, resources, 'recipes');
};
