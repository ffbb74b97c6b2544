import type { diaryRoutes } from '#shared/diary/routes.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { type DashboardRepository, macroGoalsOf } from '../dashboard/public.ts';
import { fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';
import type { FoodEntryRepository, PresentEntry } from '../food-entries/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

interface Dependencies {
  sums: DashboardRepository;
  entries: Pick<FoodEntryRepository, 'ofDay'>;
  present: PresentEntry;
}

/** Returns one day in one response with three parallel reads. */
export const readDay =
  ({ sums, entries, present }: Dependencies): Endpoint<typeof diaryRoutes.read> =>
  async ({ caller: { user_id }, params: { date } }) => {
    const [profile, rows, ofDay] = await Promise.all([
      sums.profile(user_id),
      sums.summaries(user_id, date, date),
      entries.ofDay(user_id, date),
    ]);
    const risk = healthRiskOf(profile ?? {});
    return {
      date,
      daily_calorie_goal: dailyTargetsOf(profile).calories,
      macro_goals: macroGoalsOf(profile),
      ...(risk && { health_risk: risk }),
      summary: fillMissingDays(rows, date, 1)[0]!,
      entries: await Promise.all(ofDay.map(present)),
    };
  };
