import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds goal weights and their weekly check-in. */
export const addGoals = (resources: Resources): void => {
  createApiFunction(resources, 'goals', {
    impact: 'Users cannot see or change their goal weight and check-in.',
    access: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  });
};
