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
    errors: [
      'AGENT_DATA_UNFIT',
      'CREDITS_EXHAUSTED',
      'FAIR_USE_REACHED',
      'DAILY_LIMIT_REACHED',
      'REQUEST_RUNNING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  });

/** Routes of the free-form agents (RAW-04). A model's answer costs 2 credits, a rule-based one is free. */
export const agentRoutes = {
  operations: agentRoute('operations'),
  amplifier: agentRoute('amplifier'),
  money: agentRoute('money'),
};
