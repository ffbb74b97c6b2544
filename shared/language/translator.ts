import { fillPlaces, type Translate } from './fill-places.ts';
import type { Language } from './languages.ts';

/** Translations by English text. */
export type Catalogue = Readonly<Record<string, string>>;

/** Formats texts and numbers in one language. */
export interface Translator {
  language: Language;
  t: Translate;
  /** Returns the singular or plural text, by the rules of the language. */
  plural: (count: number, one: string, other: string, values?: Parameters<Translate>[1]) => string;
  /** '1,240.5', in German '1.240,5'. */
  number: (value: number) => string;
  /** A wall-clock day: '20 November', in German '20. November'. */
  day: (date: string) => string;
}

/** The product formats days as in British English. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** @param catalogue translations; empty for English, and a missing text stays English */
export const translatorOf = (language: Language, catalogue: Catalogue = {}): Translator => {
  const locale = locales[language];
  // Created on first use to keep cold starts fast.
  let rules: Intl.PluralRules | undefined;
  let digits: Intl.NumberFormat | undefined;
  let days: Intl.DateTimeFormat | undefined;
  const dayOnly = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const t: Translate = (text, values) => fillPlaces(catalogue[text] ?? text.replace(/\|\w+$/, ''), values);
  return {
    language,
    t,
    plural: (count, one, other, values) => {
      rules ??= new Intl.PluralRules(locale);
      return t(rules.select(count) === 'one' ? one : other, values);
    },
    number: (value) =>
      (digits ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })).format(value),
    day: (date) => (days ??= new Intl.DateTimeFormat(locale, dayOnly)).format(new Date(`${date}T00:00:00Z`)),
  };
};

export const english: Translator = translatorOf('en');

/** Loads the texts of a language. */
export type OpenTranslator = (language: Language) => Promise<Translator>;

/**
 * Creates a loader that loads German once it is needed, so that English users do not pay for it.
 * @param german files with the texts
 */
export const openTranslator = (
  ...german: readonly (() => Promise<{ default: Catalogue }>)[]
): OpenTranslator => {
  let opened: Promise<Translator> | undefined;
  const open = async (): Promise<Translator> => {
    const files = await Promise.all(german.map((read) => read()));
    return translatorOf('de', Object.assign({}, ...files.map((file) => file.default)) as Catalogue);
  };
  return async (language) => (language === 'en' ? english : (opened ??= open()));
};
