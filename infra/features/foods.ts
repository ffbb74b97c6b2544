import { createApiFunction } from '../constructs/api-function.ts';
import type { Resources } from '../platform.ts';

/** Meals in words, answered from the food table that the function carries: it needs no permission. */
export const addFoods = (resources: Resources): void => {
  createApiFunction(resources, 'foods', 'People cannot log a meal by describing it.');
};
