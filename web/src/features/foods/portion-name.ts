import type { FoodFacts } from '#shared/foods/schema.ts';
import { portionLabel } from '#shared/nutrition/portions/portion-label.ts';
import { t } from '#web/lib/language/translate.ts';

type Named = Pick<FoodFacts['portions'][number], 'unit' | 'words'>;

/**
 * Returns the name of a portion in the language of the page: 'slice', 'Scheiben'. A rare word without a translation
 * stays English.
 * @param count more than 1 gives the plural
 */
export const portionName = (portion: Named, count = 1): string =>
  portionLabel(portion, count)
    .split(', ')
    .map((part) => t(part))
    .join(', ');

/** Name of a portion that is the food itself. */
export const WHOLE = t('whole');
