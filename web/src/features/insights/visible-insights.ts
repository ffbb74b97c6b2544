import { type Language, language } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import {
  ERROR_SCORE,
  FALLBACK_SCORE,
  keepTrackingInsight,
  unavailableInsight,
} from '#shared/insights/fallback.ts';
import type { Insight, InsightsAnswer } from '#shared/insights/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** Content of the tab. */
export interface VisibleInsights {
  insights: readonly Insight[];
  /** Language of the texts: the server's may differ from the page's. */
  language: Language;
  /** null for users at risk, who get no score (decision D49). */
  score: number | null;
  isProvisional: boolean;
  /** Reasons why they are not the requested ones. */
  notes: readonly string[];
}

const placeholderNote = t('This score is only a placeholder.');

/** Returns the content for a response; one with an error and no score gets the default score (INSIGHT-07). */
export const toVisibleInsights = ({
  insights,
  healthScore,
  health_risk,
  is_provisional = false,
  error,
  language: written = 'en',
}: InsightsAnswer): VisibleInsights => {
  const isPlaceholder = healthScore === undefined && health_risk === undefined;
  const notes = [...(error === undefined ? [] : [t(error)]), ...(isPlaceholder ? [placeholderNote] : [])];
  return {
    insights,
    language: written,
    score: health_risk ? null : (healthScore ?? ERROR_SCORE),
    isProvisional: is_provisional,
    notes,
  };
};

/** Returns whether the server responded with an error. */
const isFunctionError = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && error.code !== 'ANSWER_INVALID';

const inWords = ({ type, title, description, action }: Insight): Insight => ({
  type,
  title: t(title),
  description: t(description),
  action: { ...action, label: t(action.label) },
});

/** Returns the fallback content with one generic insight (INSIGHT-09, INSIGHT-10). */
export const toFallbackInsights = (error: unknown, isAtRisk: boolean): VisibleInsights => ({
  insights: [inWords(isFunctionError(error) ? unavailableInsight : keepTrackingInsight)],
  language,
  score: isAtRisk ? null : FALLBACK_SCORE,
  isProvisional: false,
  notes: [t('We couldn’t load your insights.'), ...(isAtRisk ? [] : [placeholderNote])],
});
