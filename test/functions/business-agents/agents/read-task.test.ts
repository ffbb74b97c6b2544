import { describe, expect, it } from 'vitest';
import type { CodedError } from '#shared/errors/coded-error.ts';
import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import type { Language } from '#shared/language/languages.ts';
import { questions } from '#functions/business-agents/agents/tasks/questions.ts';
import { readTask } from '#functions/business-agents/agents/tasks/read-task.ts';
import { perform } from './perform.ts';
import cases from './tasks.json' with { type: 'json' };

interface Case {
  agent: AgentName;
  language: Language;
  text: string;
  data?: unknown;
  kind: 'action' | 'clarify' | 'cannot';
  action?: string;
  params?: object;
  asks?: string[];
  why?: string;
  near?: string;
  near_agent?: string;
}
/** Whether all values of `part` are in `whole`; the items of a list may have others between them. */
const isWithin = (part: unknown, whole: unknown): boolean => {
  if (Array.isArray(part))
    return part.every((one) => Array.isArray(whole) && whole.some((other) => isWithin(one, other)));
  if (typeof part !== 'object' || part === null) return part === whole;
  return Object.entries(part).every(([name, value]) =>
    isWithin(value, (whole as Record<string, unknown> | null)?.[name]),
  );
};
const all = cases as Case[];
const of = (kind: Case['kind']): [string, Case][] =>
  all.filter((one) => one.kind === kind).map((one) => [`${one.agent}: ${one.text}`, one]);
const read = ({ agent, language, text, data }: Case) =>
  readTask({ agent, language, text, data, today: '2026-11-23' });

describe('A task in free text', () => {
  it.each(of('action'))('becomes an action with parameters that it can use: %s', (_, one) => {
    const reading = read(one);
    expect(reading).toMatchObject({ kind: 'action', steps: expect.anything() });
    if (reading.kind !== 'action') throw new Error(reading.kind);
    const [{ action, params }] = reading.steps;
    expect(action).toBe(one.action);
    expect(isWithin(one.params, params), JSON.stringify(params)).toBe(true);
    expect(perform(one.agent, action, params).message).not.toMatch(/\{\w+\}/);
  });

  it.each(of('clarify'))('gets one question for what it leaves open: %s', (_, one) => {
    const reading = read(one);
    expect(reading).toMatchObject({ kind: 'clarify', ...(one.action && { action: one.action }) });
    const question = questions[reading.kind === 'clarify' ? reading.question : ''] ?? '';
    for (const word of one.asks ?? []) expect(question.toLowerCase()).toContain(word.toLowerCase());
  });

  it.each(of('cannot'))('is refused with what can be done instead: %s', (_, one) => {
    const { why, near, near_agent } = one;
    expect(read(one)).toMatchObject({
      kind: 'cannot',
      why,
      ...(near && { near }),
      ...(near_agent && { near_agent }),
    });
  });
});

describe('Odd tasks in free text', () => {
  it.each([
    '',
    '?',
    '   ',
    '🍏',
    '(((',
    'a'.repeat(1_000),
    '1 2 3 4 5 6 7 8 9 0',
    ': : :',
    '"""',
    '1. 2. 3.',
    '\u0000',
  ])('a text of %o is read without an error other than unfit data', (text) => {
    for (const agent of ['operations', 'amplifier', 'money'] as const) {
      const reading = readTask({ agent, language: 'en', text, data: undefined, today: '2026-11-23' });
      if (reading.kind !== 'action') continue;
      try {
        perform(agent, reading.steps[0].action, reading.steps[0].params);
      } catch (error) {
        expect((error as CodedError).code).toBe('AGENT_DATA_UNFIT');
      }
    }
  });
});
