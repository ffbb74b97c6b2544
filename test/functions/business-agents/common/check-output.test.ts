import { describe, expect, it } from 'vitest';
import { checkOutput } from '#functions/business-agents/common/check-output/check-output.ts';
import type { Language } from '#shared/language/languages.ts';
import moreCases from './more-outputs.json' with { type: 'json' };
import cases from './outputs.json' with { type: 'json' };

interface Case {
  agent: string;
  language: Language;
  asked: string;
  given?: unknown;
  done: string[];
  output: string;
  kind: string;
}
const all = (cases as Case[]).map((one): [string, Case] => [one.output, one]);

const check = ({ agent, asked, given, done, output, language }: Case) => {
  const message = agent === 'sdr' ? (/[“„](.+)[“”]/.exec(asked)?.[1] ?? '') : '';
  const context = { asked: message ? '' : asked, message, given, done, today: '2026-11-23', language };
  return checkOutput(output, context);
};

describe("A model's text", () => {
  it.each(all.filter(([, { kind }]) => kind !== 'fine'))(
    'is blocked if it is untrue or unsafe: %s',
    (_, one) => {
      expect(check(one)).not.toBeNull();
    },
  );

  it.each(all.filter(([, { kind }]) => kind === 'fine'))(
    'is shown if everything in it was given: %s',
    (_, one) => {
      expect(check(one)).toBeNull();
    },
  );
});

describe('A model’s text in unusual words', () => {
  const shown = (more: readonly Case[]) =>
    more.filter((one) => check(one) === null).map(({ output }) => output);

  it('a text is blocked if it claims deeds, amounts, offers, addresses, people or states that were not given', () => {
    const untrue = (moreCases as Case[]).filter(({ kind }) => kind !== 'fine');
    expect(untrue.length).toBeGreaterThan(100);
    expect(shown(untrue)).toEqual([]);
  });

  it('a text is shown if it asks, thanks, denies, announces the next step or repeats what was given', () => {
    const fine = (moreCases as Case[]).filter(({ kind }) => kind === 'fine');
    expect(shown(fine)).toEqual(fine.map(({ output }) => output));
  });
});

describe("A model's text that is written from an outline by rules", () => {
  const of = (text: string) =>
    checkOutput(text, {
      asked: '',
      message: '',
      given: { title: 'Contract for Lind' },
      template:
        'What is included? Reply to this email. A lawyer reviewed and signed nothing yet. 1. Start on 14 days’ notice',
      done: [],
      today: '2026-11-23',
      language: 'en',
    });

  it('may use the numbers of the outline, but not its words as proof of a deed or an offer', () => {
    expect(of('Either side gives 14 days’ written word.')).toBeNull();
    expect(of('The first month is free.')).toMatchObject({ kind: 'invented_promise' });
    expect(of('I’ve emailed the contract to Otto.')).toMatchObject({ kind: 'false_deed' });
    expect(of('The contract was reviewed by our lawyer and signed on your behalf.')).toMatchObject({
      kind: 'false_deed',
    });
  });
});
