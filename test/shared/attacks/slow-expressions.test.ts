import { describe, expect, it } from 'vitest';
import { expressionsInCode } from './expressions-in-code.ts';
import { slownessOf } from './slow-expressions.ts';

const expressions = expressionsInCode();

describe('No regular expression of the product', () => {
  it('takes more than the square of its input’s length, whatever is repeated before an end that does not fit', () => {
    expect(expressions.map(slownessOf).filter((slowness) => slowness !== null)).toEqual([]);
  });

  it('is left out: those of functions, of pages, and those that are put together', () => {
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

describe('A regular expression that somebody can make slow', () => {
  it.each([
    ['doubles with each character', '^(a+)+$', 'u'],
    ['doubles with each word', '^(?:food|foods?)+x$', ''],
    ['takes the cube', '^\\s*\\s*\\s*,\\s*\\s*x', ''],
  ])('is found: one that %s', (_, source, flags) => {
    expect(slownessOf({ file: 'planted', source, flags })).not.toBeNull();
  });

  it('is not one that takes its time evenly', () => {
    expect(slownessOf({ file: 'planted', source: '^[a-z ]+$', flags: '' })).toBeNull();
  });
});
