import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds reports of a date range as a file. */
export const addHealthReports = (resources: Resources): void => {
  createApiFunction(resources, 'health-reports', {
    impact: 'Users cannot download their health reports.',
    access: ['GetItem', 'Query'],
    indexes: ['lsi1'],
  });
};
