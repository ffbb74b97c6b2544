import * as z from 'zod';
import type { Language } from '#shared/language/languages.ts';
import type { Fact } from '#shared/facts/fact.ts';
import { FEWEST_INSIGHTS, type Insight, insight, type InsightsAnswer } from '#shared/insights/schema.ts';

/** A model's insight with the facts it is based on. */
export const groundedInsight = insight.extend({
  /** The facts as worded then. Missing for rule-based insights, which are always regenerated. */
  facts: z.array(z.object({ id: z.string(), words: z.string() })).optional(),
});
export type GroundedInsight = z.infer<typeof groundedInsight>;

/** Insights of a day as stored. */
export interface StoredInsights {
  insights: GroundedInsight[];
  health_score: number;
  engine: 'rules' | 'model';
  /** Language of the insights; missing means English. */
  language?: Language | undefined;
  generated_at: string;
}

export const languageOf = ({ language = 'en' }: StoredInsights): Language => language;

export const answerOf = ({
  insights,
  health_score,
  engine,
  language,
  generated_at,
}: StoredInsights): InsightsAnswer => ({
  insights: insights.map(({ type, title, description, action }) => ({ type, title, description, action })),
  healthScore: health_score,
  engine,
  ...(language && language !== 'en' && { language }),
  generated_at,
});

/** Returns whether all facts behind an insight are unchanged: the diary may have changed since. */
const isStillTrue = ({ facts = [] }: GroundedInsight, now: ReadonlyMap<string, string>): boolean =>
  facts.length > 0 && facts.every(({ id, words }) => now.get(id) === words);

/** Fills missing or outdated insights with rule-based ones on other topics. */
const filledUp = (written: readonly Insight[], byRules: readonly Insight[]): Insight[] => {
  const others = byRules.filter(({ action }) => written.every((one) => one.action.kind !== action.kind));
  return [...written, ...others.slice(0, Math.max(0, FEWEST_INSIGHTS - written.length))];
};

/** Returns the model's insights that are still true, or rule-based ones if none are. */
export const upToDate = (
  model: StoredInsights,
  byRules: StoredInsights,
  sheet: readonly Fact[],
): StoredInsights => {
  const now = new Map(sheet.map(({ id, words }) => [id, words]));
  const held = model.insights.filter((one) => isStillTrue(one, now));
  return held.length === 0
    ? byRules
    : { ...model, health_score: byRules.health_score, insights: filledUp(held, byRules.insights) };
};
