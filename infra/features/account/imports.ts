import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds diary imports from other trackers, and their removal. */
export const addImports = (resources: Resources): void => {
  createApiFunction(resources, 'imports', {
    impact: 'Users cannot import their diary from another tracker.',
    access: readWriteBatch,
    indexes: ['lsi1'],
  });
};
