import { isDeepStrictEqual } from 'node:util';
import { CodedError } from '#shared/errors/coded-error.ts';
import { factSheet } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { isProvisional } from '#shared/health-check/is-provisional.ts';
import { insightFaults, unavailableInsight } from '#shared/insights/fallback.ts';
import { textOfInsight } from '#shared/insights/insights-of.ts';
import { readerOf, showable } from '#shared/safety/reply/gate.ts';
import type { insightRoutes } from '#shared/insights/routes.ts';
import type { InsightsAnswer } from '#shared/insights/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { ApiRequest, Endpoint } from '../platform/http/endpoint.ts';
import { insightsByRules } from './insights-by-rules.ts';
import type { InsightsRepository } from './insights-repository.ts';
import { responseLanguage } from '../platform/response-language.ts';
import { answerOf, type StoredInsights, languageOf, upToDate } from './stored-insights.ts';
import type { UserData } from './user-data.ts';
import type { WriteByModel } from './write-by-model.ts';

type Generate = typeof insightRoutes.generate;

interface Dependencies {
  rows: Pick<InsightsRepository, 'find' | 'saveByRules'>;
  data: UserData;
  writeByModel: WriteByModel;
  clock: Clock;
  /** Logs why no insights could be generated. */
  report: (error: unknown) => void;
}

/** Returns whether new insights equal the stored ones. Then nothing is written and no tab is notified. */
const isSame = (kept: StoredInsights, now: StoredInsights): boolean =>
  isDeepStrictEqual(answerOf({ ...kept, generated_at: now.generated_at }), answerOf(now));

/**
 * Returns the insights of the user's day, computed from the current diary. Text that a model wrote, which the user paid
 * for, is kept all day while it is still true. Only `refresh` asks the model again and spends credits (decision D19).
 * Errors are reported in the response (decision D40).
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
    const profile = await data.profile(user_id);
    const date = localDateOf(clock(), time_zone ?? profile?.time_zone ?? 'UTC');
    const [kept, source] = await Promise.all([rows.find(user_id, date), data.read(user_id, date, profile)]);
    const facts = factsOf(source);
    const home = profile?.language ?? 'en';
    const language = responseLanguage(request.raw.headers, profile?.language);
    const byRules = await insightsByRules(source, facts, clock(), language);
    const sheet = factSheet(facts);

    /** Users at risk get no score (decision D49), and newcomers a provisional one (decision D59). */
    const forUser = ({ healthScore, insights, ...answer }: InsightsAnswer): InsightsAnswer => ({
      ...answer,
      // Insights of a model are kept for the day, and the profile may have changed since.
      insights: showable(insights, readerOf(profile ?? null), textOfInsight),
      ...(facts.risk === null ? { healthScore } : { health_risk: facts.risk }),
      ...(isProvisional(facts.week.logged.length) && { is_provisional: true }),
    });

    /** Paid insights stay in the language they were written in. In another language the rules answer. */
    const paidFor = (written: StoredInsights): InsightsAnswer =>
      answerOf(languageOf(written) === language ? upToDate(written, byRules, sheet) : byRules);

    const withoutAsking = async (): Promise<InsightsAnswer> => {
      if (kept?.engine === 'model' && facts.risk === null) return paidFor(kept);
      if (kept && isSame(kept, byRules)) return answerOf(kept);
      // Otherwise two devices with different languages would keep overwriting each other's insights.
      if (language === home) await rows.saveByRules(user_id, date, byRules);
      return answerOf(byRules);
    };
    if (!refresh) return forUser(await withoutAsking());

    const payer = { user_id, idempotency: request.idempotency, deadline: request.deadline };
    const consent = profile?.ai_consent ?? null;
    const outcome = await writeByModel(payer, { source, sheet, consent, byRules, language });
    if (outcome.kind === 'written') return forUser(paidFor(outcome.kept));
    const answer = forUser(await withoutAsking());
    // Paid insights are kept if the model fails later.
    if (outcome.kind === 'failed') {
      const { notWritten, notRewritten } = insightFaults;
      return { ...answer, error: answer.engine === 'model' ? notRewritten : notWritten };
    }
    return { ...answer, ...(outcome.needsConsent && { needs_consent: true }) };
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
        error: insightFaults.notMade,
        engine: 'rules',
        generated_at: clock().toISOString(),
      };
    }
  };
};
