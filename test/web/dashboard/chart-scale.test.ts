import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartScale } from '#web/features/dashboard/charts/chart-scale.ts';

const share = (height: string) => Number.parseFloat(height);
const kcal = fc.integer({ min: 0, max: 100_000 });
const level = fc.integer({ min: 500, max: 10_000 });
const ordinary = [1_900, 2_100, 0, 2_000, 1_800, 2_200, 1_700];

describe('chartScale', () => {
  it('draws everything to scale while no day is an outlier', () => {
    const { heightOf, isCut } = chartScale(ordinary, [2_000]);
    expect(share(heightOf(1_100))).toBeCloseTo(share(heightOf(2_200)) / 2);
    expect(ordinary.some(isCut)).toBe(false);
  });

  it('cuts off an outlier so that the other days keep their height', () => {
    const { heightOf, isCut } = chartScale([...ordinary, 9_999], [2_000]);
    expect(isCut(9_999)).toBe(true);
    expect(isCut(2_200)).toBe(false);
    expect(share(heightOf(2_000))).toBeGreaterThan(50);
    expect(share(heightOf(9_999))).toBeGreaterThan(share(heightOf(2_200)));
  });

  it('keeps bars and levels inside the chart and in order for any intake', () => {
    fc.assert(
      fc.property(fc.array(kcal, { minLength: 1, maxLength: 31 }), level, level, (days, goal, average) => {
        const { heightOf, isCut } = chartScale(days, [goal, average]);
        for (const each of [...days, goal, average]) {
          expect(share(heightOf(each))).toBeGreaterThanOrEqual(0);
          expect(share(heightOf(each))).toBeLessThan(90);
        }
        expect(isCut(goal) || isCut(average)).toBe(false);
        const heights = days.toSorted((a, b) => a - b).map((each) => share(heightOf(each)));
        expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      }),
    );
  });

  it('returns a height for an empty chart', () => {
    expect(chartScale([0, 0], [0]).heightOf(0)).toBe('0%');
  });
});
