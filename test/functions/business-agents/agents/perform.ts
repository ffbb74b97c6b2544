import type { Action, Done } from '#functions/business-agents/agents/action.ts';
import { amplifierActions } from '#functions/business-agents/agents/amplifier/actions.ts';
import { moneyActions } from '#functions/business-agents/agents/money/actions.ts';
import { operationsActions } from '#functions/business-agents/agents/operations/actions.ts';
import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { english } from '#shared/language/translator.ts';

const TODAY = '2026-11-22';

export const engines: Readonly<Record<AgentName, Readonly<Record<string, Action>>>> = {
  operations: operationsActions,
  amplifier: amplifierActions,
  money: moneyActions,
};

/** Runs an action with data. */
export const perform = (agent: AgentName, action: string, data: unknown): Done =>
  engines[agent][action]!.perform(data, { today: TODAY, words: english });

/** Returns the fields that an action rejects, in order. */
export const refusedFields = (agent: AgentName, action: string, data: unknown): string[] => {
  try {
    perform(agent, action, data);
  } catch (error) {
    if (error instanceof CodedError && error.code === 'AGENT_DATA_UNFIT')
      return (error.details ?? []).map(({ field }) => field);
    throw error;
  }
  return [];
};
