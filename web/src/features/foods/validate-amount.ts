import { t } from '#web/lib/language/translate.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/**
 * Returns the validation message of a typed amount; null if it is valid.
 * @param most number of units that weigh `MAX_GRAMS`
 */
export const validateAmount = (typed: string, most: number): string | null => {
  const amount = parseDecimal(typed);
  if (amount === null) return t('How much?');
  if (!(amount > 0)) return t('Enter a number above 0, such as 1.5.');
  return amount > most ? t('That’s over 5 kg. Is there an extra digit?') : null;
};
