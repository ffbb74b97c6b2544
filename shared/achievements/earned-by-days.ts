import type { DailySummary } from '../dashboard/schema.ts';
import { streakOf } from '../facts/streak.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import type { AchievementName } from './catalogue.ts';

/** The fields of a day that count. */
export type AchievedDay = Pick<DailySummary, 'date' | 'total_calories' | 'meal_count'>;

const WEEK = 7;
const GOAL_DAYS = 5;

/** Achievements that depend on daily sums only. */
export const dayAchievements = [
  'first_meal',
  'meals_10',
  'meals_100',
  'streak_3',
  'streak_7',
  'streak_30',
  'goal_week',
] as const satisfies readonly AchievementName[];

/** Returns whether a day is within 10% of the goal, inclusive. Uses integers, as in HEALTH-10. */
const meetsGoal = ({ total_calories }: AchievedDay, goal: number): boolean =>
  Math.abs(total_calories - goal) * 10 <= goal;

/** Returns whether any 7 consecutive days include 5 that meet the goal. */
const hasGoalWeek = (logged: readonly AchievedDay[], goal: number): boolean => {
  const met = new Set(logged.filter((day) => meetsGoal(day, goal)).map(({ date }) => date));
  const inWeekFrom = (first: LocalDate): number =>
    Array.from({ length: WEEK }, (_none, at) => addDays(first, at)).filter((date) => met.has(date)).length;
  return [...met].some((first) => inWeekFrom(first) >= GOAL_DAYS);
};

/**
 * Returns the achievements earned by days.
 * @param days in any order, each at most once
 * @param goal current goal in kcal per day, also used for past days because old goals are not stored
 */
export const findEarnedAchievements = (days: readonly AchievedDay[], goal: number): AchievementName[] => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  const meals = logged.reduce((sum, { meal_count }) => sum + meal_count, 0);
  const dates = new Set(logged.map(({ date }) => date));
  const { longest } = streakOf(dates, '');
  const isEarned: Record<(typeof dayAchievements)[number], boolean> = {
    first_meal: meals >= 1,
    meals_10: meals >= 10,
    meals_100: meals >= 100,
    streak_3: longest >= 3,
    streak_7: longest >= 7,
    streak_30: longest >= 30,
    goal_week: hasGoalWeek(logged, goal),
  };
  return dayAchievements.filter((name) => isEarned[name]);
};
