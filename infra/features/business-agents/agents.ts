import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** The free-form agents: operations, amplifier and money. They keep nothing but what a model's answer cost. */
export const addAgents = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'agents',
    'People cannot run the agents for operations, marketing and money.',
    { folder: 'business-agents/agents' },
  );
  grantTable(fn, resources.table, [
    'GetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'ConditionCheckItem',
  ]);
  grantModel(fn, resources, resources.model);
};
