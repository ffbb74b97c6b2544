import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import scslre from 'scslre';
import { describe, expect, it } from 'vitest';

interface Expression {
  file: string;
  source: string;
  flags: string;
}

/** Returns the regular expressions of a source file. */
const expressionsIn = (file: string): Expression[] => {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags });
    else Object.values(node).forEach(visit);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program.body);
  return found;
};

/**
 * Returns how a failing match of the expression can become slow: two parts that match the same text take quadratic time
 * (three take cubic), and a nested repetition takes exponential time. A search that starts at every position of a
 * repetition is left out: it is quadratic at worst, and texts have a maximum length.
 */
const slowPartsOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string[] =>
  scslre
    .analyse({ source, flags })
    .reports.filter(({ type, exponential }) => exponential || type !== 'Move')
    .map(({ type, exponential }) => (exponential ? `exponential ${type}` : type));

describe('The regular expressions that read text', () => {
  it('the detector finds planted cubic and exponential expressions', () => {
    expect(slowPartsOf(/\(\s*(?:about)?\s*(\d[\d ]*?)\s*-?\s*(?:kg|g)\)/).length).toBeGreaterThan(1);
    expect(slowPartsOf(/^(?:\w+\s?)+$/)).toEqual(['exponential Self']);
    expect(slowPartsOf(/\( ?(\d+(?: \d+)*) ?(?:kg|g)\)/)).toEqual([]);
  });

  it('finds no regular expression in the product that needs quadratic time for one start', () => {
    const expressions = globSync('{shared,functions,web/src}/**/*.{ts,tsx}').flatMap(expressionsIn);
    expect(expressions.length).toBeGreaterThan(1_000);
    const known = new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one]));
    const slow = [...known].filter(([, one]) => slowPartsOf(one).length > 0);
    expect(slow.map(([text, { file }]) => `${file}: ${text}`)).toEqual([]);
  });
});
