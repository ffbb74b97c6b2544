import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { loadHealthCheckTexts } from '#shared/health-check/load-texts.ts';
import { askFirst, buildRecommendations } from '#shared/health-check/recommendations.ts';
import type { healthCheckRoutes } from '#shared/health-check/routes.ts';
import type { HealthCheck } from '#shared/health-check/schema.ts';
import { foodNameIn } from '#shared/nutrition/values/food-name.ts';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { readerOf, showable } from '#shared/safety/reply/gate.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { DashboardRepository } from '../dashboard/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';

/** Number of days that the check covers, including today (HEALTH-06). */
const WEEK = 7;

interface Dependencies {
  sums: Pick<DashboardRepository, 'profile' | 'summaries'>;
  recordOf: (id: string) => FoodRecord | null;
  clock: Clock;
}

/** Returns the averages without score and statuses, for users at risk (decision D49). */
const withoutScore = (check: HealthCheck) => ({
  ...check,
  score: null,
  label: null,
  metrics: check.metrics.map((metric) => ({ ...metric, status: null })),
});

/** Checks the last week against its targets with two parallel reads. The food table is bundled with the code. */
export const readHealthCheck =
  ({ sums, recordOf, clock }: Dependencies): Endpoint<typeof healthCheckRoutes.read> =>
  async ({ caller: { user_id }, query, raw }) => {
    const date = localDateOf(clock(), query.time_zone);
    const [profile, days] = await Promise.all([
      sums.profile(user_id),
      sums.summaries(user_id, addDays(date, 1 - WEEK), date),
    ]);
    const check = buildHealthCheck(days, dailyTargetsOf(profile));
    const risk = healthRiskOf(profile ?? {});
    const reader = readerOf(profile ?? null);
    const language = responseLanguage(raw.headers, profile?.language);
    const words = await loadHealthCheckTexts(language);
    const namedRecordOf = (id: string): FoodRecord | null => {
      const record = recordOf(id);
      return record && { ...record, name: foodNameIn(language, record) };
    };
    const shown = showable(
      buildRecommendations(check, namedRecordOf, risk, words, reader.constraints),
      reader,
      ({ title, text, foods }) => [title, text, ...foods.map(({ name }) => name)].join('\n'),
    );
    return {
      ...(risk === null ? check : withoutScore(check)),
      date,
      ...(risk && { health_risk: risk }),
      recommendations: shown.length === 0 ? [askFirst(words)] : shown,
      ...(language !== 'en' && { language }),
    };
  };
