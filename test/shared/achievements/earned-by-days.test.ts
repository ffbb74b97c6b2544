import { describe, expect, it } from 'vitest';
import { type AchievedDay, findEarnedAchievements } from '#shared/achievements/earned-by-days.ts';
import { daysEnding } from '#shared/time/local-date.ts';

const GOAL = 2_000;
const far = { total_calories: 900, meal_count: 1 };
const met = { total_calories: 2_200, meal_count: 1 };

const run = (last: string, count: number, over: Omit<AchievedDay, 'date'> = far): AchievedDay[] =>
  daysEnding(last, count).map((date) => ({ date, ...over }));
const earned = (days: AchievedDay[]) => findEarnedAchievements(days, GOAL);

describe('Achievements earned by logged days', () => {
  it('D35 the first meal earns the first achievement, and an empty diary none', () => {
    expect(earned([])).toEqual([]);
    expect(earned([{ date: '2026-11-20', total_calories: 0, meal_count: 0 }])).toEqual([]);
    expect(earned(run('2026-11-20', 1))).toEqual(['first_meal']);
  });

  it.each([
    [2, []],
    [3, ['streak_3']],
    [6, ['streak_3']],
    [7, ['streak_3', 'streak_7']],
    [29, ['streak_3', 'streak_7']],
    [30, ['streak_3', 'streak_7', 'streak_30']],
  ])('D35 %d days in a row earn the streaks of 3, 7 and 30 days', (count, streaks) => {
    const names = earned(run('2026-03-12', count)).filter((name) => name.startsWith('streak'));
    expect(names).toEqual(streaks);
  });

  it('a day without a meal breaks a streak, and a day logged later joins both sides', () => {
    const sides = [...run('2026-11-10', 4), ...run('2026-11-14', 3)];
    expect(earned(sides)).not.toContain('streak_7');
    expect(earned([...sides, ...run('2026-11-11', 1)])).toContain('streak_7');
  });

  it.each([
    [9, []],
    [10, ['meals_10']],
    [99, ['meals_10']],
    [100, ['meals_10', 'meals_100']],
  ])('D35 %d meals earn the meal achievements, however few the days', (meal_count, names) => {
    const days = [{ date: '2026-11-20', total_calories: 900, meal_count }];
    expect(earned(days).filter((name) => name.startsWith('meals'))).toEqual(names);
  });

  it('D35 a goal met within 10% on 5 days of a week earns an achievement, limits included', () => {
    const week = (days: number, total_calories: number) => [
      ...run('2026-11-15', days, { ...met, total_calories }),
      ...run('2026-11-17', 2),
    ];
    expect(earned(week(5, 2_200))).toContain('goal_week');
    expect(earned(week(5, 1_800))).toContain('goal_week');
    expect(earned(week(5, 2_201))).not.toContain('goal_week');
    expect(earned(week(4, 2_000))).not.toContain('goal_week');
    const spread = ['01', '03', '05', '07', '09'].map((day) => ({ date: `2026-11-${day}`, ...met }));
    expect(earned(spread)).not.toContain('goal_week');
  });
});
