import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalCode,
  decimalOf,
  readNumbers,
  readShorts,
  readSteps,
  writeNumbers,
  writeShorts,
  writeSteps,
} from '#shared/nutrition/prebuilt/number-code.ts';
import { readWordList, writeWordList } from '#shared/nutrition/prebuilt/word-list.ts';

const numbers = fc.array(fc.nat({ max: 2 ** 31 - 1 }));

describe('Numbers of a prebuilt table', () => {
  it('numbers are read as they were written', () => {
    fc.assert(
      fc.property(numbers, (written) => {
        expect([...readNumbers(writeNumbers(written), written.length)]).toEqual(written);
      }),
    );
  });

  it('numbers are read as they were written when only their differences are stored', () => {
    const growing = fc.array(fc.nat({ max: 2 ** 20 }));
    fc.assert(
      fc.property(growing, (written) => {
        expect([...readSteps(writeSteps(written), written.length)]).toEqual(written);
      }),
    );
  });

  it('numbers take one byte up to 127', () => {
    expect(writeNumbers([0, 127, 128])).toEqual(Uint8Array.of(0, 127, 0x81, 0));
  });

  it('numbers of 16 bits are read as they were written, at any memory offset', () => {
    const shorts = fc.array(fc.nat({ max: 65_535 }));
    fc.assert(
      fc.property(shorts, (written) => {
        const shifted = Uint8Array.of(0, ...writeShorts(written)).subarray(1);
        expect([...readShorts(shifted, written.length)]).toEqual(written);
        expect(() => readShorts(shifted, written.length + 1)).toThrow('numbers instead of');
      }),
    );
  });

  it('numbers are rejected when there are more or fewer than expected, or the last one is cut off', () => {
    const bytes = writeNumbers([1, 300]);
    for (const [cut, count] of [
      [bytes, 1],
      [bytes, 3],
      [bytes.subarray(0, 2), 2],
    ] as const)
      expect(() => readNumbers(cut, count)).toThrow('The prebuilt food table is damaged: it has ');
  });

  it('numbers are rejected by the writer when they are negative, fractions or too large', () => {
    for (const number of [-1, 0.5, 2 ** 32, Number.NaN])
      expect(() => writeNumbers([number])).toThrow(`${number} cannot be written`);
  });
});

describe('Decimals of a prebuilt table', () => {
  it('decimals are exactly the same number after reading, whatever their digits', () => {
    const exact: number[] = [];
    fc.assert(
      fc.property(fc.oneof(fc.constant(null), fc.double({ min: 0, max: 40_000, noNaN: true })), (value) => {
        const read = decimalOf(decimalCode(value, exact), exact);
        expect(read === null ? null : read + 0).toBe(value === null ? null : value + 0);
      }),
    );
  });

  it('decimals need no list of exact numbers for the decimals of a label', () => {
    const exact: number[] = [];
    const values = [0, 0.1, 0.26, 13.81, 52, 902, 39_340, 0.125, 1.0004, null];
    expect(values.map((value) => decimalOf(decimalCode(value, exact), exact))).toEqual(values);
    expect(exact).toEqual([]);
  });
});

describe('The word list of a prebuilt table', () => {
  it('a word list contains the same words in the same order', () => {
    const words = fc.array(
      fc.string({ unit: 'grapheme' }).map((word) => word.replaceAll('\n', ' ')),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(words, (written) => {
        expect(readWordList(writeWordList(written))).toEqual(written);
      }),
    );
  });

  it('a word list stores a shared beginning once', () => {
    expect(new TextDecoder().decode(writeWordList(['bread', 'breads', 'brot']))).toBe('0bread\n5s\n2ot');
    expect(readWordList(new Uint8Array())).toEqual([]);
  });
});
