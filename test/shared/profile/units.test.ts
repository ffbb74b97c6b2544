import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileLimits } from '#shared/profile/schema.ts';
import { cmOfFeet, feetOfCm, fitsDecimals, kgOfPounds, poundsOfKg } from '#shared/profile/units.ts';

/** Returns a value as stored in the table and returned by the API. */
const stored = (value: number): number => JSON.parse(JSON.stringify(value)) as number;

const tenthsOfPounds = Array.from({ length: 11_023 - 441 + 1 }, (_, index) => (441 + index) / 10);
const halfInches = Array.from({ length: 204 - 63 + 1 }, (_, index) => (63 + index) / 2);
const tenthsOfInches = Array.from({ length: 1_023 - 315 + 1 }, (_, index) => (315 + index) / 10);

describe('Conversion of pounds, feet and inches (D9)', () => {
  it('stores 150 lb as 68.0388555 kg and shows 150 lb again', () => {
    expect(kgOfPounds(150)).toBe(68.038_855_5);
    expect(poundsOfKg(68.038_855_5)).toBe(150);
  });

  it('stores 5 ft 11 in as 180.34 cm and shows 5 ft 11 in again', () => {
    expect(cmOfFeet({ feet: 5, inches: 11 })).toBe(180.34);
    expect(feetOfCm(180.34)).toEqual({ feet: 5, inches: 11 });
  });

  it('preserves every tenth of a pound in the weight range', () => {
    const { min, max } = profileLimits.weight;
    expect(tenthsOfPounds.filter((pounds) => poundsOfKg(stored(kgOfPounds(pounds))) !== pounds)).toEqual([]);
    expect(tenthsOfPounds.map(kgOfPounds).every((kg) => kg >= min && kg <= max)).toBe(true);
  });

  it('preserves every half and tenth of an inch in the height range', () => {
    const { min, max } = profileLimits.height;
    for (const total of [...halfInches, ...tenthsOfInches]) {
      const typed = { feet: Math.floor(total / 12), inches: Number((total % 12).toFixed(1)) };
      const cm = stored(cmOfFeet(typed));
      expect(feetOfCm(cm)).toEqual(typed);
      expect(cm >= min && cm <= max).toBe(true);
    }
  });
});

describe('Any value in kg and cm', () => {
  it('differs by at most half a tenth in pounds and inches, which stay below a foot', () => {
    const weight = fc.double({ min: 20, max: 500, noNaN: true });
    const height = fc.double({ min: 80, max: 260, noNaN: true });
    fc.assert(
      fc.property(weight, height, (kg, cm) => {
        expect(Math.abs(kgOfPounds(poundsOfKg(kg)) - kg)).toBeLessThanOrEqual(0.05 * 0.453_592_37 + 1e-6);
        const shown = feetOfCm(cm);
        expect(Math.abs(cmOfFeet(shown) - cm)).toBeLessThanOrEqual(0.05 * 2.54 + 1e-6);
        expect(shown.inches).toBeGreaterThanOrEqual(0);
        expect(shown.inches).toBeLessThan(12);
      }),
    );
  });

  it('shows 182.87 cm as 6 ft 0 in, not 5 ft 12 in', () => {
    expect(feetOfCm(182.87)).toEqual({ feet: 6, inches: 0 });
  });
});

describe('Decimals', () => {
  it.each([
    [68.25, 'kg', true],
    [68.255, 'kg', false],
    [150.1, 'lb', true],
    [150.15, 'lb', false],
    [11.5, 'in', true],
    [180.3, 'cm', true],
    [180.34, 'cm', false],
  ] as const)('%d %s returns as typed: %s', (value, unit, fits) => {
    expect(fitsDecimals(value, unit)).toBe(fits);
  });
});
