import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds vitamins and minerals of the diary's days. */
export const addMicronutrients = (resources: Resources): void => {
  createApiFunction(resources, 'micronutrients', {
    impact: 'Users cannot see vitamins and minerals.',
    access: ['Query'],
    indexes: ['lsi1'],
  });
};
