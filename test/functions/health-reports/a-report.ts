import { averagesOf } from '#functions/health-reports/averages.ts';
import type { Report } from '#functions/health-reports/report.ts';
import { weekdaysOf } from '#functions/health-reports/weekdays.ts';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';

export const aDay = (over: Partial<DailySummary> = {}): DailySummary => ({
  date: '2026-11-16',
  total_calories: 1_800,
  protein: 80,
  carbs: 200,
  fat: 60,
  fiber: 20,
  sugar: 40,
  sodium: 1_500,
  meal_count: 3,
  water_ml: 1_000,
  ...over,
});

export const aReportEntry = (over: Partial<FoodEntry> = {}): FoodEntry =>
  aFoodEntry({
    food_name: 'Soup',
    calories: 300,
    protein: 12.5,
    carbs: null,
    fat: null,
    serving_size: null,
    logged_at: '2026-11-16T11:30:00.000Z',
    local_date: '2026-11-16',
    ...over,
  });

/** A report of a number of days from Monday, 16 November 2026. */
export const aReport = (count: number, over: Partial<Report> = {}): Report => {
  const from = '2026-11-16';
  const days = over.days ?? Array.from({ length: count }, (_, at) => aDay({ date: addDays(from, at) }));
  const goal = over.goal ?? 2_000;
  return {
    name: 'Mara Lindt',
    from,
    to: addDays(from, count - 1),
    made_on: '2026-12-01',
    goal,
    days,
    entries: [aReportEntry()],
    averages: averagesOf(days),
    weekdays: weekdaysOf(days, goal),
    ...over,
  };
};
