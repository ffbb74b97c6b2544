import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Counted,
  isNoChange,
  summaryDifference,
} from '#functions/food-entries/daily-summary/summary-change.ts';

const grams = fc.option(fc.double({ min: 0, max: 5000, noNaN: true }));
const entry: fc.Arbitrary<Counted> = fc.record({
  calories: fc.integer({ min: 0, max: 20_000 }),
  protein: grams,
  carbs: grams,
  fat: grams,
  fiber: grams,
  sugar: grams,
  sodium: grams,
});

const sum = (changes: Record<string, number>[]): Record<string, number> =>
  changes.reduce((total, change) =>
    Object.fromEntries(Object.keys(change).map((name) => [name, (total[name] ?? 0) + (change[name] ?? 0)])),
  );

describe('The totals of a day', () => {
  it('the totals of a day count tenths of a gram and one meal for a new entry, and unknown values as zero', () => {
    const egg = { calories: 155, protein: 12.6, carbs: 1.1, fat: 10.6, fiber: 0, sugar: null, sodium: 124.4 };
    expect(summaryDifference([], [egg])).toEqual({
      total_calories: 155,
      protein_tenths: 126,
      carbs_tenths: 11,
      fat_tenths: 106,
      fiber_tenths: 0,
      sugar_tenths: 0,
      sodium: 124,
      meal_count: 1,
    });
  });

  it('the totals of a day return exactly to their start after adding, changing and deleting any entries', () => {
    fc.assert(
      fc.property(entry, entry, (first, second) => {
        const changes = [
          summaryDifference([], [first]),
          summaryDifference([first], [second]),
          summaryDifference([second], []),
        ];
        expect(Object.values(sum(changes as unknown as Record<string, number>[]))).toEqual(Array(8).fill(0));
      }),
    );
  });

  it('gives equal totals for entries added together and one by one', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), (entries) => {
        const together = summaryDifference([], entries);
        const single = entries.map((each) => summaryDifference([], [each]));
        expect(together).toEqual(sum(single as unknown as Record<string, number>[]));
        expect(isNoChange(together)).toBe(false);
        expect(isNoChange(summaryDifference(entries, entries))).toBe(true);
      }),
    );
  });
});
