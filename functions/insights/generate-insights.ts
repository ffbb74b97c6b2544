import { CodedError } from '#shared/errors/coded-error.ts';
import { unavailableInsight } from '#shared/insights/fallback.ts';
import type { insightRoutes } from '#shared/insights/routes.ts';
import type { InsightsAnswer } from '#shared/insights/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { ApiRequest, Endpoint } from '../platform/http/endpoint.ts';
import { insightsByRules } from './insights-by-rules.ts';
import type { InsightsRepository, KeptInsights } from './insights-repository.ts';
import type { PersonData } from './person-data.ts';
import type { WriteByModel } from './write-by-model.ts';

type Generate = typeof insightRoutes.generate;

interface Dependencies {
  rows: Pick<InsightsRepository, 'find' | 'save'>;
  data: PersonData;
  writeByModel: WriteByModel;
  clock: Clock;
  /** Notes why nothing could be said. */
  report: (error: unknown) => void;
}

const NOT_WRITTEN =
  'The AI had no answer that holds. No credit was taken: these insights come from your figures.';
const NOT_MADE = 'Insights cannot be made right now. Please try again in a few minutes.';

const answerOf = ({ insights, health_score, engine, generated_at }: KeptInsights): InsightsAnswer => ({
  insights,
  healthScore: health_score,
  engine,
  generated_at,
});

/**
 * Insights of the person's day. What is kept of it answers without asking anybody: a model's words, which were paid
 * for, all day; those of the rules until the diary or the goal changes. `refresh` asks anew, and is the only way to
 * spend credits here (decision D19). What fails is told in the answer (decision D40).
 */
export const generateInsights = ({
  rows,
  data,
  writeByModel,
  clock,
  report,
}: Dependencies): Endpoint<Generate> => {
  const make = async (request: ApiRequest<Generate>): Promise<InsightsAnswer> => {
    const { user_id } = request.caller;
    const { refresh, time_zone } = request.body;
    const zone = time_zone ?? (await data.profile(user_id))?.time_zone ?? 'UTC';
    const date = localDateOf(clock(), zone);
    const [kept, { profile, basis }] = await Promise.all([
      rows.find(user_id, date),
      data.glance(user_id, date),
    ]);
    const holds = kept !== null && (kept.engine === 'model' || kept.basis === basis);
    if (!refresh && holds) return answerOf(kept);

    const source = await data.read(user_id, date, profile);
    const byRules = insightsByRules(source, basis, clock());
    if (!refresh) {
      await rows.save(user_id, date, byRules);
      return answerOf(byRules);
    }
    const payer = { user_id, idempotency: request.idempotency, deadline: request.deadline };
    const outcome = await writeByModel(payer, source, profile?.ai_consent ?? null, byRules.insights);
    // What was paid for is not lost to a model that fails later.
    if (outcome.kind === 'failed')
      return { ...answerOf(kept?.engine === 'model' ? kept : byRules), error: NOT_WRITTEN };
    const made: KeptInsights =
      outcome.kind === 'written' ? { ...byRules, engine: 'model', insights: outcome.insights } : byRules;
    await rows.save(user_id, date, made);
    return {
      ...answerOf(made),
      ...(outcome.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }),
    };
  };

  return async (request) => {
    const { userId } = request.body;
    if (userId !== undefined && userId !== request.caller.user_id)
      throw new CodedError('VALIDATION_FAILED', {
        details: [{ field: 'userId', message: 'This is not you.' }],
      });
    try {
      return await make(request);
    } catch (error) {
      if (error instanceof CodedError) throw error;
      report(error);
      return {
        insights: [unavailableInsight],
        error: NOT_MADE,
        engine: 'rules',
        generated_at: clock().toISOString(),
      };
    }
  };
};
