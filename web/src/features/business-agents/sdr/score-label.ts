import { t } from '#web/lib/language/translate.ts';
import { QUALIFIED_SCORE, WARM_SCORE } from '#shared/business-agents/sdr/schema.ts';

/** Returns a label for a score, because color alone is not accessible. */
export const scoreLabel = (score: number): string => {
  if (score >= QUALIFIED_SCORE) return t('Hot|lead');
  return score >= WARM_SCORE ? t('Warm|lead') : t('Cold|lead');
};
