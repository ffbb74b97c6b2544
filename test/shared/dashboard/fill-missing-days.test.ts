import { describe, expect, it } from 'vitest';
import { averageOf, fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';

const day = (date: string, total_calories: number, meal_count = 1) =>
  anEmptyDay({ date, total_calories, meal_count });

describe('The days of the dashboard', () => {
  it('the dashboard lists the last days, oldest first, also across the new year, with zeros for empty days', () => {
    const week = fillMissingDays([day('2026-01-01', 1800), day('2025-12-30', 2100)], '2026-01-02', 7);
    expect(week.map((each) => each.date)).toEqual([
      '2025-12-27',
      '2025-12-28',
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
    ]);
    expect(week.map((each) => each.total_calories)).toEqual([0, 0, 0, 2100, 0, 1800, 0]);
  });

  it('fills every nutrient, the meals and the water of an empty day with zeros', () => {
    expect(fillMissingDays([], '2026-01-02', 1)).toEqual([day('2026-01-02', 0, 0)]);
  });

  it('DASH-18 (D6) averages over days with an entry, not over empty ones', () => {
    const week = fillMissingDays(
      [day('2026-01-01', 1800), day('2026-01-02', 2100), day('2025-12-31', 0, 0)],
      '2026-01-02',
      7,
    );
    expect(averageOf(week)).toBe(1950);
    expect(averageOf(fillMissingDays([], '2026-01-02', 7))).toBe(0);
  });
});
