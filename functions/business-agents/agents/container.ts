import type { agentRoutes } from '#shared/business-agents/agents/routes.ts';
import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import { openTable } from '../../platform/table/client.ts';
import { createProfileRepository } from '../../profile/public.ts';
import { amplifierActions } from './amplifier/actions.ts';
import { amplifierTasks } from './amplifier/model-tasks.ts';
import { moneyActions } from './money/actions.ts';
import { operationsActions } from './operations/actions.ts';
import { openAgentModel } from '../common/open-agent-model.ts';
import { runAgent } from './run-agent.ts';
import { unknownTask } from './unknown-action.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof agentRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const common = {
    askModel: openAgentModel(table),
    readProfile: createProfileRepository(table, systemClock).read,
    clock: systemClock,
  };
  return {
    operations: runAgent('operations', {
      ...common,
      actions: operationsActions,
      tasks: {},
      unknownTask,
    }),
    amplifier: runAgent('amplifier', {
      ...common,
      actions: amplifierActions,
      tasks: amplifierTasks,
      unknownTask,
    }),
    money: runAgent('money', { ...common, actions: moneyActions, tasks: {} }),
  };
};
