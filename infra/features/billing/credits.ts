import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds credit balances and their history. */
export const addCredits = (resources: Resources): void => {
  createApiFunction(resources, 'credits', {
    impact: 'Users cannot see their credits.',
    access: readWrite,
    isFrequent: true,
  });
};
