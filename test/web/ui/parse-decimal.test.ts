import { describe, expect, it } from 'vitest';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 7 ', 7],
    ['.5', 0.5],
    ['3.', 3],
    ['0,500', 0.5],
    ['', null],
    ['  ', null],
  ])('parses %j as %s', (typed, value) => {
    expect(parseDecimal(typed, ',')).toBe(value);
  });

  it.each(['abc', '-3', '1.2.3', '.', '1e3', '12 g', 'NaN', 'Infinity'])(
    'rejects %j as a number',
    (typed) => {
      expect(parseDecimal(typed, ',')).toBeNaN();
    },
  );

  it.each([
    ['1,234.5', 1_234.5],
    ['1.234,5', 1_234.5],
    ['1 234,5', 1_234.5],
    ['1\u202F234', 1_234],
    ['1\u00A0234\u00A0567', 1_234_567],
    ['1’234.5', 1_234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.25', 1_234_567.25],
    ['１２．５', 12.5],
    ['１２３', 123],
    ['٣٫٥', 3.5],
  ])('parses the grouped or full-width number %j as %s in every language', (typed, value) => {
    expect([parseDecimal(typed, ','), parseDecimal(typed, '.')]).toEqual([value, value]);
  });

  it.each(['1,23.4', '12,34,567.8', '1.2.3', '1 23', '1 2', '1,234.5.6', '1..5', "1'23"])(
    'rejects %j instead of guessing',
    (typed) => {
      expect(parseDecimal(typed, ',')).toBeNaN();
    },
  );

  it('distinguishes thousands from decimals by the language', () => {
    expect(parseDecimal('1,500', ',')).toBe(1_500);
    expect(parseDecimal('1,500', '.')).toBe(1.5);
    expect(parseDecimal('1.500', '.')).toBe(1_500);
    expect(parseDecimal('1,234,567', ',')).toBe(1_234_567);
    expect(parseDecimal('12,34', ',')).toBe(12.34);
  });
});
