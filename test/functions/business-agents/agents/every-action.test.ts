import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionCalled, knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import { faultOfJson } from '#shared/business-agents/agents/json-bounds.ts';
import { agentNames } from '#shared/business-agents/agents/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { mutated, oddJson } from '#test/support/odd-json.ts';
import { engines, perform } from './perform.ts';

const all = agentNames.flatMap((agent) => knownActions[agent].map((known) => [agent, known] as const));

describe('Every agent action', () => {
  it('each documented action is implemented, and each implemented one is documented', () => {
    for (const agent of agentNames)
      expect(knownActions[agent].map(({ action }) => action)).toEqual(Object.keys(engines[agent]));
  });

  it.each(all)('the %s example works: %o', (agent, { action, example }) => {
    const { message, result } = perform(agent, action, example);
    expect(message).not.toMatch(/\{\w+\}/);
    // The same data on the same day gives the same result.
    expect(perform(agent, action, example).result).toEqual(result);
    expect(faultOfJson(result)).toBeNull();
  });

  it.each(all)(
    'the %s action answers odd data or names the invalid fields: %o',
    (agent, { action, example }) => {
      const odd = fc
        .oneof(oddJson, mutated(fc.constant(example)))
        .filter((data) => faultOfJson(data) === null);
      fc.assert(
        fc.property(odd, (data) => {
          try {
            const { result } = perform(agent, action, data);
            expect(JSON.parse(JSON.stringify(result))).toBeTypeOf('object');
          } catch (error) {
            expect(error).toBeInstanceOf(CodedError);
            const { code, details } = error as CodedError;
            expect([code, details?.length === 0]).toEqual(['AGENT_DATA_UNFIT', false]);
          }
        }),
        { numRuns: 150 },
      );
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    },
  );

  it('finds an action by name, ignoring case, spaces and hyphens', () => {
    for (const name of ['cash_flow', 'Cash Flow', 'CASH-FLOW', ' cashflow '])
      expect(actionCalled('money', name)?.action).toBe('cash_flow');
    expect(actionCalled('operations', 'Summarize')?.action).toBe('summarise');
    expect(actionCalled('operations', 'prioritize')?.action).toBe('prioritise');
    for (const name of ['', 'cash', '__proto__', 'constructor', 'toString'])
      expect(actionCalled('money', name)).toBeUndefined();
  });
});
