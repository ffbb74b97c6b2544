import { describe, expect, it } from 'vitest';
import { mealText } from '#shared/coach/intent/meal-text.ts';
import { splitStatements } from '#shared/coach/intent/split-statements.ts';
import { classifyStatement } from '#shared/coach/intent/classify-statement.ts';
import { mentionedConstraints } from '#shared/diet/mentioned-constraints.ts';
import { triage } from '#shared/safety/triage.ts';
import { cpuTimeOf } from '#test/support/cpu-time.ts';

const MAX = 2_000;
const repeat = (text: string): string => text.repeat(Math.ceil(MAX / text.length)).slice(0, MAX);
/** Texts on which backtracking patterns need exponential or cubic time. */
const texts = [
  'я',
  'я ',
  'ü',
  'üß ',
  'a ',
  'aa, ',
  '1 ',
  '1,',
  '.',
  ' ',
  '!? ',
  'and ',
  'log ',
  'today ',
  'yesterday ',
  'then ',
  'just ',
  'i ',
  'eggs, ',
  '漢字',
  '😀 ',
  '-',
  "i'm ",
  'i want to not ',
  'ich will nicht mehr ',
  'my son says he ',
  'scared of food after eating ',
].map(repeat);

describe('A long hostile text', () => {
  it.each(texts.map((text) => [text.slice(0, 4), text] as const))(
    'a long hostile text of %j is read in at most three seconds of CPU time',
    (_start, text) => {
      const milliseconds = cpuTimeOf(() => {
        for (const statement of splitStatements(text)) {
          classifyStatement(statement);
          mealText(statement);
        }
        mentionedConstraints(text);
        triage(text, { language: 'en' });
      });
      expect(milliseconds).toBeLessThan(3_000);
    },
  );
});
