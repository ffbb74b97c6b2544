import { plural } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** e.g. '1 serving', '1.5 servings' */
export const servingsText = (count: number): string =>
  plural(count, '{n} serving', '{n} servings', { n: formatNumber(count, 2) });

/** e.g. '6 foods' */
export const foodsText = (count: number): string =>
  plural(count, '{n} food', '{n} foods', { n: formatNumber(count) });
