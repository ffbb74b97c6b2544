import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds daily weights, and the estimate of a user's energy needs. */
export const addWeights = (resources: Resources): void => {
  createApiFunction(resources, 'weights', {
    impact: 'Users cannot log their weight or see its trend.',
    access: readWrite,
    isFrequent: true,
  });
};
