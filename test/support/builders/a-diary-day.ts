import type { DiaryDay } from '#shared/diary/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { aDailySummary } from './a-daily-summary.ts';

/** The day of `aFoodEntry`. */
export const DAY = '2026-11-20';

/** Returns a day with these entries and their totals. */
export const aDiaryDay = (entries: FoodEntry[] = [], over: Partial<DiaryDay> = {}): DiaryDay => {
  const date = over.date ?? DAY;
  const sum = (name: 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'sodium'): number =>
    entries.reduce((total, entry) => total + (entry[name] ?? 0), 0);
  return {
    date,
    daily_calorie_goal: 2_100,
    macro_goals: { protein: null, carbs: null, fat: null },
    summary: aDailySummary({
      date,
      total_calories: sum('calories'),
      protein: sum('protein'),
      carbs: sum('carbs'),
      fat: sum('fat'),
      fiber: sum('fiber'),
      sugar: sum('sugar'),
      sodium: sum('sodium'),
      meal_count: entries.length,
    }),
    entries,
    ...over,
  };
};
