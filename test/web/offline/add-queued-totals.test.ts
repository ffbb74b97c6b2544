import { expect, it } from 'vitest';
import { addQueuedToDashboard, addQueuedToDay } from '#web/lib/offline/add-queued-totals.ts';
import { aDashboard, TODAY } from '#test/support/builders/a-dashboard.ts';
import { aDailySummary } from '#test/support/builders/a-daily-summary.ts';

const sums = {
  total_calories: 500,
  protein: 20.5,
  carbs: 60,
  fat: 15,
  fiber: 4,
  sugar: 9,
  sodium: 300,
  meal_count: 2,
};

it('the totals of a day include its queued entries and no others', () => {
  const days = new Map([[TODAY, sums]]);
  expect(addQueuedToDay(aDailySummary(), days)).toMatchObject({
    date: TODAY,
    total_calories: 1_740,
    protein: 100.5,
    sodium: 1_190,
    meal_count: 5,
    water_ml: 0,
  });
  expect(addQueuedToDay(aDailySummary({ date: '2026-11-19' }), days)).toEqual(
    aDailySummary({ date: '2026-11-19' }),
  );
});

it('the dashboard counts queued entries today and in the week, averaged over the days with entries (D6)', () => {
  const seen = aDashboard();
  expect(addQueuedToDashboard(seen, new Map())).toBe(seen);
  const shown = addQueuedToDashboard(
    seen,
    new Map([
      [TODAY, sums],
      ['2026-11-18', sums],
    ]),
  );
  expect(shown.today.total_calories).toBe(1_740);
  expect(shown.week.map(({ total_calories }) => total_calories)).toEqual([0, 0, 2_180, 0, 500, 0, 1_740]);
  expect(shown.weekly_average).toBe(Math.round((2_180 + 500 + 1_740) / 3));
});
