import {
  ERROR_SCORE,
  FALLBACK_SCORE,
  keepTrackingInsight,
  unavailableInsight,
} from '#shared/insights/fallback.ts';
import type { Insight, InsightsAnswer } from '#shared/insights/schema.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** What the tab shows. */
export interface ShownInsights {
  insights: readonly Insight[];
  score: number;
  /** Why they are not what was asked for. */
  note: string | null;
}

/** An answer; one with an error and no score has the default one (INSIGHT-07). */
export const shownOfAnswer = ({ insights, healthScore, error }: InsightsAnswer): ShownInsights => ({
  insights,
  score: healthScore ?? ERROR_SCORE,
  note: error ?? null,
});

/** The function answered, and what it answered is an error. */
const isFunctionError = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && error.code !== 'ANSWER_INVALID';

/** In place of an answer: one insight that is true all the same (INSIGHT-09, INSIGHT-10). */
export const shownOfFailure = (error: unknown): ShownInsights => ({
  insights: [isFunctionError(error) ? unavailableInsight : keepTrackingInsight],
  score: FALLBACK_SCORE,
  note: 'Your insights could not be loaded. The score is a stand-in, not yours.',
});
