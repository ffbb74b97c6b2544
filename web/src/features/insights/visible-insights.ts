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
  score: number;
  /** Reason why they are not the requested ones. */
  note: string | null;
}

/** Returns the content for a response; one with an error and no score gets the default score (INSIGHT-07). */
export const toVisibleInsights = ({
  insights,
  healthScore,
  error,
  language: written = 'en',
}: InsightsAnswer): VisibleInsights => ({
  insights,
  language: written,
  score: healthScore ?? ERROR_SCORE,
  note: error === undefined ? null : t(error),
});

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
export const toFallbackInsights = (error: unknown): VisibleInsights => ({
  insights: [inWords(isFunctionError(error) ? unavailableInsight : keepTrackingInsight)],
  language,
  score: FALLBACK_SCORE,
  note: t('We couldn’t load your insights. This score is only a placeholder.'),
});
