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

/** What the tab shows. */
export interface ShownInsights {
  insights: readonly Insight[];
  /** What they are written in: the server's may be another than the page's. */
  language: Language;
  score: number;
  /** Why they are not what was asked for. */
  note: string | null;
}

/** An answer; one with an error and no score has the default one (INSIGHT-07). */
export const shownOfAnswer = ({
  insights,
  healthScore,
  error,
  language: written = 'en',
}: InsightsAnswer): ShownInsights => ({
  insights,
  language: written,
  score: healthScore ?? ERROR_SCORE,
  note: error === undefined ? null : t(error),
});

/** The function answered, and what it answered is an error. */
const isFunctionError = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && error.code !== 'ANSWER_INVALID';

const inWords = ({ type, title, description, action }: Insight): Insight => ({
  type,
  title: t(title),
  description: t(description),
  action: { ...action, label: t(action.label) },
});

/** In place of an answer: one insight that is true all the same (INSIGHT-09, INSIGHT-10). */
export const shownOfFailure = (error: unknown): ShownInsights => ({
  insights: [inWords(isFunctionError(error) ? unavailableInsight : keepTrackingInsight)],
  language,
  score: FALLBACK_SCORE,
  note: t('Your insights could not be loaded. The score is a stand-in, not yours.'),
});
