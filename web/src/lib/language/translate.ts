import { fillPlaces } from '#shared/language/fill-places.ts';
import { language } from './language.ts';

/**
 * English is what stands in the code; another language is fetched before anything that is shown is read. Where it
 * cannot be fetched, as on a device that is offline since it was chosen, English is better than nothing.
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
 * A text in the language of this page.
 * @param text as it stands in English, which is its name in every catalogue
 * @param values of the places in braces; numbers come as they shall be written. Where one English word is two in
 * another language, a bar and a hint tell them apart: `Light|theme` is not the light of a lamp.
 * @example t('{calories} kcal left', { calories: formatNumber(410) })
 */
export const t = (text: string, values: Values = {}): string =>
  fillPlaces(catalogue[text] ?? text.replace(/\|\w+$/, ''), values);

const rules = new Intl.PluralRules(language);

/**
 * A text that counts: one of two, by the rule of the language.
 * @example plural(days, '{days} day', '{days} days', { days: formatNumber(days) })
 */
export const plural = (count: number, one: string, other: string, values: Values = {}): string =>
  t(rules.select(count) === 'one' ? one : other, values);
