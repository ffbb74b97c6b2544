import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the free-form agents: operations, amplifier and money. They only store the cost of a model's answers. */
export const addAgents = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'agents', {
    impact: 'Users cannot run the agents for operations, marketing and money.',
    access: readWrite,
    folder: 'business-agents/agents',
    calls: 'model',
  });
  grantModel(fn, resources, resources.model);
};
