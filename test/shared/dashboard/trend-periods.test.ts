import { describe, expect, it } from 'vitest';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { grainOf, periodsOf } from '#shared/dashboard/trend-periods.ts';
import { daysEnding } from '#shared/time/local-date.ts';

const TODAY = '2026-11-20';

/**
 * Returns days until `last`, all with an entry of 2,000 kcal except those in `others`, by how many days ago they are.
 */
const daysOf = (count: number, others: Record<number, Partial<DailySummary>> = {}, last = TODAY) =>
  daysEnding(last, count).map((date, index): DailySummary => ({
    date,
    total_calories: 2_000,
    protein: 100,
    carbs: 200,
    fat: 80,
    fiber: 0,
    sugar: 0,
    sodium: 0,
    meal_count: 1,
    water_ml: 0,
    ...others[count - 1 - index],
  }));

const notLogged = { total_calories: 0, protein: 0, carbs: 0, fat: 0, meal_count: 0 };

describe('The bars of a trend', () => {
  it('the bars of a trend show days up to 31, weeks up to 92, then months: never more than 31 bars', () => {
    expect([7, 30, 31, 32, 90, 92, 93, 365].map(grainOf)).toEqual([
      'day',
      'day',
      'day',
      'week',
      'week',
      'week',
      'month',
      'month',
    ]);
    for (let count = 7; count <= 365; count += 1) {
      expect(periodsOf(daysOf(count), grainOf(count)).length).toBeLessThanOrEqual(31);
    }
  });

  it('the bars of a trend contain every day once without a gap, oldest first', () => {
    for (const count of [7, 30, 90, 365]) {
      const periods = periodsOf(daysOf(count), grainOf(count));
      expect(periods.reduce((sum, { days }) => sum + days, 0)).toBe(count);
      expect([periods[0]?.first, periods.at(-1)?.last]).toEqual([daysEnding(TODAY, count)[0], TODAY]);
      for (const [index, { first }] of periods.entries()) {
        if (index > 0) expect(daysEnding(first, 2)[0]).toBe(periods[index - 1]?.last);
      }
    }
  });

  it('group 90 days into weeks that end today; the oldest has the remaining six days', () => {
    const weeks = periodsOf(daysOf(90), 'week');
    expect(weeks.map(({ days }) => days)).toEqual([6, ...Array.from({ length: 12 }, () => 7)]);
    expect(weeks.at(-1)).toMatchObject({ first: '2026-11-14', last: TODAY });
  });

  it('group 365 days into calendar months with a partial first and last month', () => {
    const months = periodsOf(daysOf(365), 'month');
    expect(months.map(({ days }) => days)).toEqual([10, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 20]);
    expect(months[0]).toMatchObject({ first: '2025-11-21', last: '2025-11-30' });
    expect(periodsOf(daysOf(365, {}, '2026-10-31'), 'month')).toHaveLength(12);
  });

  it('trend bars average over days with an entry (D6): empty days and days with only water do not count', () => {
    const days = daysOf(14, {
      0: { total_calories: 1_001, protein: 50, carbs: 100, fat: 40 },
      1: notLogged,
      2: { ...notLogged, water_ml: 500 },
      3: { total_calories: 2_500 },
    });
    expect(periodsOf(days, 'week').at(-1)).toEqual({
      first: '2026-11-14',
      last: TODAY,
      days: 7,
      logged_days: 5,
      // (1,001 + 2,500 + 3 x 2,000) / 5 = 1,900.2
      total_calories: 1_900,
      protein: 90,
      carbs: 180,
      fat: 72,
    });
  });

  it('the bars of a trend show 0 when no day is logged, and a logged fast of 0 kcal counts as a day', () => {
    const empty = Object.fromEntries(Array.from({ length: 7 }, (_, ago) => [ago, notLogged]));
    expect(periodsOf(daysOf(7, empty), 'week')).toMatchObject([{ logged_days: 0, total_calories: 0 }]);
    expect(periodsOf(daysOf(7, { 0: { total_calories: 0 } }), 'day').at(-1)).toMatchObject({
      logged_days: 1,
      total_calories: 0,
    });
  });
});
