import { fillPlaces } from '#shared/language/fill-places.ts';
import { language, locale } from './language.ts';

type Texts = Readonly<Record<string, string>>;

/** Whether this document starts with the light page (`web/auth.html`), whose texts are a catalog of their own. */
const startsLight = globalThis.document?.getElementById('light') != null;

const loadLight = async (): Promise<Texts> => (await import('#web/languages/de-light.ts')).deLight;
const loadWhole = async (): Promise<Texts> => (await import('#web/languages/de.ts')).de;

/**
 * Catalog of the page's language. English needs none; another language is loaded before anything renders. If it cannot
 * be loaded, for example offline, English is used.
 */
let catalogue: Texts =
  language === 'de' ? await (startsLight ? loadLight() : loadWhole()).catch(() => ({})) : {};

/** Loads the texts of the app after those of the light page. Called before any code of the app. */
export const loadAppTexts = async (): Promise<void> => {
  if (language === 'de') catalogue = await loadWhole().catch(() => catalogue);
};

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
