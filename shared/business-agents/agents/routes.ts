import { chargedErrors } from '../../credits/charged-errors.ts';
import { defineRoute } from '../../http/route.ts';
import { agentAnswer, type AgentName, agentRequest } from './schema.ts';

const agentRoute = <const Name extends AgentName>(name: Name) =>
  defineRoute({
    method: 'POST',
    path: `/api/functions/${name}-agent`,
    auth: 'user',
    status: 200,
    body: agentRequest,
    response: agentAnswer,
    errors: ['AGENT_DATA_UNFIT', ...chargedErrors],
  });

/** Routes of the free-form agents (RAW-04). A model's answer costs 2 credits, a rule-based one is free. */
export const agentRoutes = {
  operations: agentRoute('operations'),
  amplifier: agentRoute('amplifier'),
  money: agentRoute('money'),
};
