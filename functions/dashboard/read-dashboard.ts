import type { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { FoodEntryRepository, PresentEntry } from '../food-entries/public.ts';
import type { HasModel } from '../platform/ai/has-model.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { macroGoalsOf } from './macro-goals.ts';
import { logger } from '../platform/observability.ts';
import type { DashboardRepository } from './daily-summaries-repository.ts';
import { averageOf, fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';

const RECENT_ENTRIES = 10;
const WEEK = 7;

interface Dependencies {
  repository: DashboardRepository;
  entries: Pick<FoodEntryRepository, 'latest'>;
  present: PresentEntry;
  clock: Clock;
  hasModel: HasModel;
}

/** Returns the dashboard's first view in one response: three parallel reads, regardless of the history's length. */
export const readDashboard =
  ({ repository, entries, present, clock, hasModel }: Dependencies): Endpoint<typeof dashboardRoutes.read> =>
  async ({ caller: { user_id }, query }) => {
    const date = localDateOf(clock(), query.time_zone);
    const [profile, rows, recent, isModelConnected] = await Promise.all([
      repository.profile(user_id),
      repository.summaries(user_id, addDays(date, 1 - WEEK), date),
      entries.latest(user_id, RECENT_ENTRIES),
      hasModel().catch((error: unknown) => {
        logger.warn('The parameter of the model cannot be read.', error as Error);
        return false;
      }),
    ]);
    const risk = profile && healthRiskOf(profile);
    const week = fillMissingDays(rows, date, WEEK);
    return {
      date,
      full_name: profile?.full_name ?? null,
      email: profile?.email ?? null,
      daily_calorie_goal: dailyTargetsOf(profile).calories,
      macro_goals: macroGoalsOf(profile),
      first_run: profile?.first_run ?? (profile?.daily_calorie_goal === undefined ? null : 'done'),
      ...(profile?.language && { language: profile.language }),
      ...(risk && { health_risk: risk }),
      ...(profile?.check_in_due_on && profile.check_in_due_on <= date && { is_check_in_due: true }),
      recognizes_photos: isModelConnected && profile?.ai_consent !== 'declined',
      today: week.at(-1)!,
      week,
      weekly_average: averageOf(week),
      recent_entries: await Promise.all(recent.map(present)),
    };
  };
