import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds the profile and the daily goal. */
export const addProfile = (resources: Resources): void => {
  createApiFunction(resources, 'profile', {
    impact: 'Users cannot see or save their profile and daily goal.',
    access: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  });
};
