import { allTableActions } from '../../constructs/grants/grant-table.ts';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import type { Resources } from '../../resources.ts';

/** Adds leads, their conversations, and follow-up suggestions. */
export const addSdr = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'sdr', {
    impact: 'Users cannot see, score or reply to their leads.',
    access: allTableActions,
    indexes: ['lsi1'],
    folder: 'business-agents/sdr',
    calls: 'model',
  });
  grantModel(fn, resources, resources.model);
};
