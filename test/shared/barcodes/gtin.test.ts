import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinOf } from '#shared/barcodes/gtin.ts';

describe('The digits of a barcode', () => {
  it.each([
    ['an EAN of thirteen digits', '4006381333931', '4006381333931'],
    ['an EAN of eight digits', '96385074', '96385074'],
    ['UPC-A, filed behind a zero', '012345678905', '0012345678905'],
    ['UPC-E, written out', '01234565', '0012345000065'],
    ['UPC-E that ends in 0', '04252614', '0042100005264'],
    ['one piece, with fourteen digits', '00012345678905', '0012345678905'],
    ['a case, with fourteen digits', '10012345678902', '10012345678902'],
    ['with spaces and hyphens', ' 4 006381-333931 ', '4006381333931'],
  ])('reads %s', (_kind, typed, gtin) => {
    expect(gtinOf(typed)).toBe(gtin);
  });

  it.each([
    '',
    'milk',
    '4006381333932',
    '400638133393',
    '0000000000000',
    '1234',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
    '4006381333931.0',
  ])('rejects %s', (typed) => {
    expect(gtinOf(typed)).toBeNull();
  });

  it('rejects a barcode with any single digit wrong', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const sum = body.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0);
        const whole = [...body, (10 - (sum % 10)) % 10];
        fc.pre(whole.some((digit) => digit !== 0));
        expect(gtinOf(whole.join(''))).not.toBeNull();
        const slip = whole.with(at, ((whole[at] ?? 0) + by) % 10);
        expect(gtinOf(slip.join(''))).toBeNull();
      }),
    );
  });
});
