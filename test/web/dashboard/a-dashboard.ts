import type { DailySummary, Dashboard } from '#shared/dashboard/schema.ts';
import { daysEnding } from '#shared/time/local-date.ts';

export const TODAY = '2026-11-20';

export const aDay = (over: Partial<DailySummary> = {}): DailySummary => ({
  date: TODAY,
  total_calories: 1_240,
  protein: 80,
  carbs: 140,
  fat: 40,
  fiber: 19,
  sugar: 31,
  sodium: 890,
  meal_count: 3,
  water_ml: 0,
  ...over,
});

export const anEmptyDay = (over: Partial<DailySummary> = {}): DailySummary =>
  aDay({
    total_calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    fiber: 0,
    sugar: 0,
    sodium: 0,
    meal_count: 0,
    ...over,
  });

/** A Friday with 1,240 of 2,100 kcal eaten, after a week in which only Monday has entries. */
export const aDashboard = (over: Partial<Dashboard> = {}): Dashboard => {
  const today = over.today ?? aDay();
  return {
    date: TODAY,
    full_name: 'Mara Lindt',
    email: 'mara@example.com',
    daily_calorie_goal: 2_100,
    macro_goals: { protein: null, carbs: null, fat: null },
    first_run: 'done',
    today,
    week: daysEnding(TODAY, 7).map((date) => {
      if (date === TODAY) return today;
      return date === '2026-11-16' ? aDay({ date, total_calories: 2_180 }) : anEmptyDay({ date });
    }),
    weekly_average: 1_710,
    recent_entries: [],
    ...over,
  };
};
