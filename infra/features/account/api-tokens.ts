import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds personal API tokens: create, list and revoke. */
export const addApiTokens = (resources: Resources): void => {
  createApiFunction(resources, 'api-tokens', {
    impact: 'Users cannot create API tokens or revoke a leaked one.',
    access: readWrite,
  });
};
