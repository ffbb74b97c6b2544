import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energySharesOf } from '#web/ui/nutrition/energy-shares.ts';

const grams = fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { nil: null });

describe('energySharesOf', () => {
  it('splits calories by 4, 4 and 9 kcal per gram', () => {
    expect(energySharesOf(850, { protein: 50, carbs: 100, fat: 250 / 9 })).toEqual({
      protein: 200,
      carbs: 400,
      fat: 250,
      other: 0,
    });
  });

  it('spreads a small difference, caused by fiber and rounding, over the macros', () => {
    const shares = energySharesOf(900, { protein: 50, carbs: 100, fat: 250 / 9 });
    expect(shares.other).toBe(0);
    expect(shares.protein).toBeCloseTo(200 * (900 / 850));
  });

  it('leaves calories unexplained that the known macros cannot cover', () => {
    expect(energySharesOf(500, { protein: 25, carbs: null, fat: null })).toEqual({
      protein: 100,
      carbs: 0,
      fat: 0,
      other: 400,
    });
    expect(energySharesOf(500, { protein: null, carbs: null, fat: null }).other).toBe(500);
  });

  it('always adds up to the calories unless the macros claim more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        grams,
        grams,
        grams,
        (calories, protein, carbs, fat) => {
          const shares = Object.values(energySharesOf(calories, { protein, carbs, fat }));
          expect(shares.every((share) => share >= 0)).toBe(true);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(calories, 3);
        },
      ),
    );
  });
});
