import type { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { RequireFeature } from '../platform/plan/require-feature.ts';
import type { DashboardRepository } from './daily-summaries-repository.ts';
import { averageOf, fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';

interface Dependencies {
  repository: DashboardRepository;
  clock: Clock;
  needFeature: RequireFeature;
}

/** Every plan includes a week; longer trends depend on the plan (decision D18). */
const WEEK = 7;

/**
 * Returns the last days against the goal with one query of daily sums and one profile read, regardless of the history's
 * length.
 */
export const readTrend =
  ({ repository, clock, needFeature }: Dependencies): Endpoint<typeof dashboardRoutes.trend> =>
  async ({ caller: { user_id }, query: { days: count, time_zone } }) => {
    if (count > WEEK) await needFeature(user_id, 'progress_analytics');
    const date = localDateOf(clock(), time_zone);
    const [profile, rows] = await Promise.all([
      repository.profile(user_id),
      repository.summaries(user_id, addDays(date, 1 - count), date),
    ]);
    const days = fillMissingDays(rows, date, count);
    return {
      date,
      daily_calorie_goal: dailyTargetsOf(profile).calories,
      days,
      average: averageOf(days),
    };
  };
