import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds meal plans, logging planned meals, usual meals, and recipe suggestions for the remaining budget. */
export const addMealPlans = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'meal-plans', {
    impact: 'Users cannot plan a day or log a planned meal.',
    access: readWrite,
    indexes: ['lsi1'],
  });
  grantFullFoods(fn, resources, 'meal-plans');
};
