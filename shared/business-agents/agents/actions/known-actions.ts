import type { AgentAction, AgentName } from '../schema.ts';
import { amplifierActions } from './amplifier.ts';
import { moneyActions } from './money.ts';
import { operationsActions } from './operations.ts';

/** What each free-form agent does by rules, with an example that works as it stands. */
export const knownActions: Readonly<Record<AgentName, readonly AgentAction[]>> = {
  operations: operationsActions,
  amplifier: amplifierActions,
  money: moneyActions,
};

/** Letters and digits alone, spelled as in Britain. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ize', 'ise');

/**
 * The action that somebody means, whatever letters, spaces, hyphens or underscores they write, and on either side of the
 * Atlantic; undefined where there is none.
 * @example actionCalled('money', 'Cash Flow')?.action // 'cash_flow'
 */
export const actionCalled = (agent: AgentName, name: string): AgentAction | undefined =>
  knownActions[agent].find(({ action }) => plain(action) === plain(name));
