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

/** The free-form agents (RAW-04). 2 credits for an answer of a model, none for one of the rules. */
export const agentRoutes = {
  operations: agentRoute('operations'),
  amplifier: agentRoute('amplifier'),
  money: agentRoute('money'),
};
