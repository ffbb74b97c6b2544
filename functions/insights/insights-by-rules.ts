import { factsOf } from '#shared/facts/facts.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { healthCheckOf } from '#shared/health-check/health-check-of.ts';
import { insightsOf } from '#shared/insights/insights-of.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { KeptInsights } from './insights-repository.ts';
import { goalOfSource } from './person-data.ts';

const WEEK = 7;

/** The health check's overall score of the last 7 days. */
export const healthScoreOf = (source: FactSource): number => {
  const first = addDays(source.date, 1 - WEEK);
  const week = source.days.filter(({ date }) => date >= first && date <= source.date);
  return healthCheckOf(week, goalOfSource(source)).score;
};

/** Insights that cost nothing and ask nobody. */
export const insightsByRules = (source: FactSource, basis: string, now: Date): KeptInsights => ({
  insights: insightsOf(factsOf(source)),
  health_score: healthScoreOf(source),
  engine: 'rules',
  basis,
  generated_at: now.toISOString(),
});
