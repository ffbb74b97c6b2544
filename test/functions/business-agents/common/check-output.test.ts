import { describe, expect, it } from 'vitest';
import { checkOutput } from '#functions/business-agents/common/check-output/check-output.ts';
import type { Language } from '#shared/language/languages.ts';
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
  const message = agent === 'sdr' ? (/“(.+)”/.exec(asked)?.[1] ?? '') : '';
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
