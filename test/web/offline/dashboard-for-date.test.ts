import { expect, it } from 'vitest';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { dashboardForDate } from '#web/lib/offline/dashboard-for-date.ts';

const day = (date: string, total_calories: number) => ({
  date,
  total_calories,
  protein: 1,
  carbs: 1,
  fat: 1,
  fiber: 0,
  sugar: 0,
  sodium: 0,
  meal_count: 2,
  water_ml: 250,
});

const week = Array.from({ length: 7 }, (_, index) => day(addDays('2026-11-14', index), 1_000 + index));
const seen: Dashboard = {
  date: '2026-11-20',
  full_name: 'Mara',
  email: null,
  daily_calorie_goal: 2_100,
  macro_goals: { protein: null, carbs: null, fat: null },
  first_run: 'done',
  today: week[6]!,
  week,
  weekly_average: 1_003,
  recent_entries: [],
  recognizes_photos: false,
};

it('D6 the offline average uses whole kilocalories, as the online one does', () => {
  expect(dashboardForDate(seen, '2026-11-21').weekly_average).toBe(1_004);
});

it('a new day starts empty, with the goal and the previously loaded days', () => {
  const next = dashboardForDate(seen, '2026-11-22');
  expect(next).toMatchObject({ date: '2026-11-22', daily_calorie_goal: 2_100 });
  expect(next.today).toMatchObject({ date: '2026-11-22', total_calories: 0, meal_count: 0, water_ml: 0 });
  expect(next.week.map(({ total_calories }) => total_calories)).toEqual([
    1_002, 1_003, 1_004, 1_005, 1_006, 0, 0,
  ]);
  expect(next.weekly_average).toBe(1_004);
});
