import { averagesOf } from '#functions/health-reports/averages.ts';
import type { Report } from '#functions/health-reports/report.ts';
import { openMicronutrientTable } from '#shared/micronutrients/micronutrient-table.ts';
import { reportMicronutrients } from '#functions/health-reports/report-micronutrients.ts';
import { weekdaysOf } from '#functions/health-reports/weekdays.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
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

/** USDA's raw apple (SR 09003); this part of the file stays small for the test of limited memory. */
const find = openMicronutrientTable(
  'sr:09003\t6 0.12 5 107 0.04 11 0 0.027 3 4.6 0 0.18 2.2 0.017 0.026 0.091 0.041 3 0 3.4 0.028 0.007 0.051 0 0 - 0 0 85.56',
);

/** A report of a number of days from Monday, 16 November 2026. */
export const aReport = (count: number, over: Partial<Report> = {}): Report => {
  const from = '2026-11-16';
  const days = over.days ?? Array.from({ length: count }, (_, at) => aDay({ date: addDays(from, at) }));
  const goal = over.goal ?? 2_000;
  const entries = over.entries ?? [aReportEntry()];
  return {
    name: 'Mara Lindt',
    from,
    to: addDays(from, count - 1),
    made_on: '2026-12-01',
    goal,
    protein_target: dailyTargetsOf({ daily_calorie_goal: goal }).protein,
    days,
    entries,
    averages: averagesOf(days),
    weekdays: weekdaysOf(days, goal),
    micronutrients: reportMicronutrients(entries, find, { age: 40, sex: 'female' }),
    ...over,
  };
};
