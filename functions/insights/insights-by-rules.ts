import type { Facts } from '#shared/facts/facts.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { loadInsightSpeaker } from '#shared/insights/load-texts.ts';
import { buildInsights, textOfInsight } from '#shared/insights/insights-of.ts';
import type { Language } from '#shared/language/languages.ts';
import { readerOf, showable } from '#shared/safety/reply/gate.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { StoredInsights } from './stored-insights.ts';

const WEEK = 7;

/** Returns the health check's overall score of the last 7 days. */
const healthScoreOf = (source: FactSource): number => {
  const first = addDays(source.date, 1 - WEEK);
  const week = source.days.filter(({ date }) => date >= first && date <= source.date);
  return buildHealthCheck(week, dailyTargetsOf(source.profile)).score;
};

/** Creates insights by rules, free of charge and without a model. @param facts facts of the source */
export const insightsByRules = async (
  source: FactSource,
  facts: Facts,
  now: Date,
  language: Language,
): Promise<StoredInsights> => ({
  insights: showable(
    buildInsights(facts, await loadInsightSpeaker(language)),
    readerOf(source.profile),
    textOfInsight,
  ),
  health_score: healthScoreOf(source),
  engine: 'rules',
  ...(language !== 'en' && { language }),
  generated_at: now.toISOString(),
});
