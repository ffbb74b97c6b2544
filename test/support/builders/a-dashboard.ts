import type { Dashboard } from '#shared/dashboard/schema.ts';
import { daysEnding } from '#shared/time/local-date.ts';
import { aDailySummary, anEmptyDay } from './a-daily-summary.ts';

export const TODAY = '2026-11-20';

/** A Friday with 1,240 of 2,100 kcal eaten, after a week in which only Monday has entries. */
export const aDashboard = (over: Partial<Dashboard> = {}): Dashboard => {
  const today = over.today ?? aDailySummary();
  return {
    date: TODAY,
    full_name: 'Mara Lindt',
    email: 'mara@example.com',
    daily_calorie_goal: 2_100,
    macro_goals: { protein: null, carbs: null, fat: null },
    first_run: 'done',
    recognizes_photos: true,
    today,
    week: daysEnding(TODAY, 7).map((date) => {
      if (date === TODAY) return today;
      return date === '2026-11-16' ? aDailySummary({ date, total_calories: 2_180 }) : anEmptyDay({ date });
    }),
    weekly_average: 1_710,
    recent_entries: [],
    ...over,
  };
};
