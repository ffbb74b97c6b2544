import { fillPlaces } from '#shared/language/fill-places.ts';
import { language, locale } from './language.ts';

/**
 * Catalog of the page's language. English needs none; another language is loaded before anything renders. If it cannot
 * be loaded, for example offline, English is used.
 */
const catalogue: Readonly<Record<string, string>> =
  language === 'de'
    ? await import('#web/languages/de.ts').then(
        ({ de }) => de,
        () => ({}),
      )
    : {};

type Values = Readonly<Record<string, string | number>>;

/**
 * Translates a text into the language of this page.
 * @param text the English text, which is the key in every catalog
 * @param values of the placeholders in braces; numbers must be formatted. If one English word has two translations, a
 * bar and a hint distinguish them: `Light|theme` is not the light of a lamp.
 * @example t('{calories} kcal left', { calories: formatNumber(410) })
 */
export const t = (text: string, values: Values = {}): string =>
  fillPlaces(catalogue[text] ?? text.replace(/\|\w+$/, ''), values);

const rules = new Intl.PluralRules(language);
const wholeNumbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/**
 * Translates a text with a count, using the language's plural rule.
 * @param values default to the formatted `count`
 * @example plural(days, '{count} day', '{count} days')
 */
export const plural = (
  count: number,
  one: string,
  other: string,
  values: Values = { count: wholeNumbers.format(count) },
): string => t(rules.select(count) === 'one' ? one : other, values);
