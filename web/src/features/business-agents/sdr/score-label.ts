import { t } from '#web/lib/language/translate.ts';
import { QUALIFIED_SCORE, WARM_SCORE } from '#shared/business-agents/sdr/schema.ts';

/** What a score says in a word: colour alone says nothing to many. */
export const scoreLabel = (score: number): string => {
  if (score >= QUALIFIED_SCORE) return t('Hot|lead');
  return score >= WARM_SCORE ? t('Warm|lead') : t('Cold|lead');
};
