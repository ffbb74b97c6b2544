import { describe, expect, it } from 'vitest';
import { type Json, moveTexts } from '#infra/bundles/move-texts.ts';

/** Runs a module's code after moving its texts, and returns what it exports as `result`. */
const run = (source: string): { code: string; values: Json[]; result: unknown } => {
  const values: Json[] = [];
  const code = moveTexts('module.ts', source, (value) => values.push(value) - 1);
  const body = code.replace('export const result =', 'return');
  const text = (number: number): Json => values[number] ?? null;
  const regex = (number: number, flags: string): RegExp => new RegExp(String(values[number]), flags);
  // oxlint-disable-next-line typescript/no-implied-eval -- The code under test is a result, so it has to be evaluated.
  return { code, values, result: Function('$text', '$regex', body)(text, regex) };
};

const LONG = 'a text of more than two dozen characters';

describe("Moving texts out of a function's code", () => {
  it.each([
    ['a text', `export const result = '${LONG}'`, LONG],
    ['an escaped text', `export const result = '${LONG} \\\\b it\\'s "quoted"'`, `${LONG} \\b it's "quoted"`],
    [
      'a list of short words',
      `export const result = ['apple', 'pear', 'plum', 1, null]`,
      ['apple', 'pear', 'plum', 1, null],
    ],
    [
      'an object',
      `export const result = { apple: 'Apfel', 'red pear': ['rote', 'Birne'] }`,
      { apple: 'Apfel', 'red pear': ['rote', 'Birne'] },
    ],
    [
      'a template',
      `const A = 'x'; export const result = \`${LONG} \${A} \\\\w+ \${A + 1} ${LONG}\``,
      `${LONG} x \\w+ x1 ${LONG}`,
    ],
    [
      'a nested template',
      `const A = 'x'; export const result = \`\${[A].map((a) => \`${LONG}\${a}\`).join('')}\``,
      `${LONG}x`,
    ],
    [
      'a regular expression',
      `export const result = 'One 22 THREE'.match(/one (\\d+) three|${LONG}/iu)[1]`,
      '22',
    ],
    [
      'a computed key',
      `const A = 'a'; export const result = { [A]: '${LONG}', ${'b'.repeat(30)}: 1 }`,
      { a: LONG, ['b'.repeat(30)]: 1 },
    ],
  ])('%s keeps its value', (_, source, value) => {
    const moved = run(source);
    expect(moved.result).toEqual(value);
    expect(moved.values.length).toBeGreaterThan(0);
  });

  it('leaves imports, tagged templates, short texts, and lists and patterns inside functions in the code', () => {
    const source = [
      `import a from './a/very/long/path/of/another/module.ts';`,
      `const load = () => import('./a/very/long/path/of/another/module.ts');`,
      `const raw = String.raw\`${LONG} \\d\`;`,
      `const short = 'short' + /short/;`,
      `const fresh = () => [['one', 'two', 'three', 'four'], /one|two|three|four|five|six/g];`,
    ].join('\n');
    expect(moveTexts('module.ts', source, () => expect.fail('moved'))).toBe(source);
  });

  it('keeps the number of each line', () => {
    const source = `const words = [\n  'one text',\n  'another text',\n] as const;\nexport const result = words;`;
    const lines = moveTexts('module.ts', source, () => 0).split('\n');
    expect(lines.indexOf('export const result = words;')).toBe(4);
  });

  it('reports code that it cannot parse', () => {
    expect(() => moveTexts('module.ts', 'const = ;', () => 0)).toThrow('module.ts');
  });
});
