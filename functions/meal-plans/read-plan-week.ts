import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { type DashboardRepository, macroGoalsOf } from '../dashboard/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { MealPlanRepository } from './repository.ts';

interface Dependencies {
  repository: Pick<MealPlanRepository, 'week'>;
  sums: Pick<DashboardRepository, 'profile'>;
}

/** Returns seven planned days with two parallel reads. */
export const readPlanWeek =
  ({ repository, sums }: Dependencies): Endpoint<typeof mealPlanRoutes.week> =>
  async ({ caller: { user_id }, query: { from } }) => {
    const [days, profile] = await Promise.all([repository.week(user_id, from), sums.profile(user_id)]);
    const risk = healthRiskOf(profile ?? {});
    return {
      days,
      daily_calorie_goal: dailyTargetsOf(profile).calories,
      macro_goals: macroGoalsOf(profile),
      ...(risk && { health_risk: risk }),
    };
  };
