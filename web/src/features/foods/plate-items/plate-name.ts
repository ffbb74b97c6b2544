import { language } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';

const NAMED = 3;
/** Maximum length of a food name in the diary. Characters. */
const MAX_LENGTH = 200;
const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });

const withCase = (name: string, to: 'toUpperCase' | 'toLowerCase'): string =>
  name.charAt(0)[to]() + name.slice(1);

/** Returns a name as written in a sentence. German nouns keep their capital. */
const withinSentence = (name: string): string => (language === 'de' ? name : withCase(name, 'toLowerCase'));

/** Returns a short name: 'Salmon, roasted' becomes 'Salmon'. */
const shortNameOf = (name: string): string => name.split(',')[0]?.trim() ?? name;

/**
 * Names a plate after its foods, e.g. 'Salmon, rice and 2 more', in the language of the food names. It is stored as the
 * user saw it.
 */
export const plateNameOf = (items: readonly Pick<FoodItem, 'name'>[]): string => {
  const names = items.map(({ name }) => shortNameOf(name));
  const [first = t('Meal'), ...others] = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const parts = [withCase(first, 'toUpperCase'), ...others.map(withinSentence)];
  const all =
    names.length > NAMED + 1
      ? [...parts, t('{count} more', { count: formatNumber(names.length - NAMED) })]
      : parts;
  return list.format(all).slice(0, MAX_LENGTH);
};
