import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { allTableActions } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the executive assistant: calendar, tasks, emails and documents of a user's workspace. */
export const addExecutive = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'executive', {
    impact: 'Users cannot schedule meetings or see their calendar, tasks, emails and documents.',
    access: allTableActions,
    indexes: ['lsi1'],
    folder: 'business-agents/executive',
    calls: 'model',
  });
  grantModel(fn, resources, resources.model);
};
