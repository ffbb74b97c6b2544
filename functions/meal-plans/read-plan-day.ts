import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { type DashboardRepository, macroGoalsOf } from '../dashboard/public.ts';
import { fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { MealPlanService } from './service.ts';

interface Dependencies {
  service: Pick<MealPlanService, 'read'>;
  sums: DashboardRepository;
}

/** Returns one planned day with three parallel reads, plus one per logged meal. */
export const readPlanDay =
  ({ service, sums }: Dependencies): Endpoint<typeof mealPlanRoutes.read> =>
  async ({ caller: { user_id }, params: { date } }) => {
    const [plan, profile, rows] = await Promise.all([
      service.read(user_id, date),
      sums.profile(user_id),
      sums.summaries(user_id, date, date),
    ]);
    const risk = healthRiskOf(profile ?? {});
    return {
      ...plan,
      daily_calorie_goal: dailyTargetsOf(profile).calories,
      macro_goals: macroGoalsOf(profile),
      ...(risk && { health_risk: risk }),
      eaten: fillMissingDays(rows, date, 1)[0]!,
    };
  };
