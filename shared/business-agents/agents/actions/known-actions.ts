import type { AgentAction, AgentName } from '../schema.ts';
import { amplifierActions } from './amplifier.ts';
import { moneyActions } from './money.ts';
import { operationsActions } from './operations.ts';

/** The rule-based actions of each free-form agent, with working examples. */
export const knownActions: Readonly<Record<AgentName, readonly AgentAction[]>> = {
  operations: operationsActions,
  amplifier: amplifierActions,
  money: moneyActions,
};

/** Normalizes a name to British spelling with letters and digits only. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ize', 'ise');

/**
 * Finds an action by name, ignoring case, separators and British or American spelling. Returns undefined if none exists.
 * @example actionCalled('money', 'Cash Flow')?.action // 'cash_flow'
 */
export const actionCalled = (agent: AgentName, name: string): AgentAction | undefined =>
  knownActions[agent].find(({ action }) => plain(action) === plain(name));
