import type { achievementRoutes } from '#shared/achievements/routes.ts';
import type { Achievement } from '#shared/achievements/schema.ts';
import { streakOf } from '#shared/facts/streak.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { DashboardRepository } from '../dashboard/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { AchievementRepository } from './repository.ts';

/** Maximum number of days of a streak. */
const DAYS = 400;

interface Dependencies {
  achievements: Pick<AchievementRepository, 'all'>;
  sums: Pick<DashboardRepository, 'summaries'>;
  clock: Clock;
}

/** Ties are sorted by name, so that the order of the list is stable. */
const newestFirst = (one: Achievement, other: Achievement): number => {
  const [key, otherKey] = [one, other].map((row) => `${row.created_at}#${row.achievement_name}`);
  return (key ?? '') < (otherKey ?? '') ? 1 : -1;
};

/** Returns achievements, points and the current streak with two parallel queries. */
export const readAchievements =
  ({ achievements, sums, clock }: Dependencies): Endpoint<typeof achievementRoutes.list> =>
  async ({ caller: { user_id }, query: { limit, time_zone } }) => {
    const today = localDateOf(clock(), time_zone);
    const [rows, days] = await Promise.all([
      achievements.all(user_id),
      sums.summaries(user_id, addDays(today, 1 - DAYS), today),
    ]);
    const logged = new Set(days.filter(({ meal_count }) => meal_count > 0).map(({ date }) => date));
    const { current, longest, isTodayLogged } = streakOf(logged, today);
    return {
      achievements: rows.sort(newestFirst).slice(0, limit),
      points: rows.reduce((sum, { points }) => sum + points, 0),
      streak: { days: current, is_alive_today: isTodayLogged, longest },
    };
  };
