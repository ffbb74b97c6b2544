import { describe, expect, it } from 'vitest';
import { expressionsInCode } from './expressions-in-code.ts';
import { slownessOf } from './slow-expressions.ts';

const expressions = expressionsInCode();

describe('The regular expressions of the product', () => {
  it('the regular expressions of the product take at most quadratic time, whatever is repeated before a mismatching end', () => {
    expect(expressions.map(slownessOf).filter((slowness) => slowness !== null)).toEqual([]);
  });

  it('the expressions under test come from functions, pages and concatenations: none is left out', () => {
    expect(expressions.length).toBeGreaterThan(300);
    const files = new Set(expressions.map(({ file }) => file));
    for (const file of [
      'functions/platform/csv.ts',
      'web/src/features/coach/chat/reply-blocks.ts',
      'shared/facts/figures/figures-in.ts',
      'shared/coach/rules/read/threshold.ts',
    ])
      expect(files).toContain(file);
  });
});

describe('The detection of slow regular expressions', () => {
  it.each([
    ['doubles with each character', '^(a+)+$', 'u'],
    ['doubles with each word', '^(?:food|foods?)+x$', ''],
    ['takes the cube', '^\\s*\\s*\\s*,\\s*\\s*x', ''],
  ])('finds one that %s', (_, source, flags) => {
    expect(slownessOf({ file: 'planted', source, flags })).not.toBeNull();
  });

  it('accepts one with linear time', () => {
    expect(slownessOf({ file: 'planted', source: '^[a-z ]+$', flags: '' })).toBeNull();
  });
});
