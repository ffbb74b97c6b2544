import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds the weekly health check. It only names common foods, which the built-in table contains. */
export const addHealthCheck = (resources: Resources): void => {
  createApiFunction(resources, 'health-check', {
    impact: 'Users cannot see their weekly health check.',
    access: ['GetItem', 'Query'],
  });
};
