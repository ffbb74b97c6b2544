import type { FactUnit } from '../facts/fact.ts';
import { figureIn } from '../facts/fact-words.ts';
import type { Translator } from '../language/translator.ts';
import type { HealthMetric } from './schema.ts';

type ScoredName = 'energy' | 'protein' | 'fiber';

/**
 * 'Protein averages 52 g on your logged days, 23 g below the target of 75 g.' Uses whole sentences, since translations
 * may need different verbs.
 */
export const standing = (
  what: ScoredName,
  { average, target, difference }: HealthMetric,
  unit: FactUnit,
  words: Translator,
): string => {
  const { t } = words;
  const values = {
    average: figureIn(words, average, unit),
    off: figureIn(words, Math.abs(difference), unit),
    target: figureIn(words, target, unit),
  };
  const isBelow = difference < 0;
  if (what === 'energy')
    return isBelow
      ? t('You average {average} of energy on logged days, {off} below the target of {target}.', values)
      : t('You average {average} of energy on logged days, {off} above the target of {target}.', values);
  if (what === 'protein')
    return isBelow
      ? t('You average {average} of protein on logged days, {off} below the target of {target}.', values)
      : t('You average {average} of protein on logged days, {off} above the target of {target}.', values);
  return isBelow
    ? t('You average {average} of fiber on logged days, {off} below the target of {target}.', values)
    : t('You average {average} of fiber on logged days, {off} above the target of {target}.', values);
};
