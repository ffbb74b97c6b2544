import { fillPlaces, type Translate } from './fill-places.ts';
import type { Language } from './languages.ts';

/** Texts by their English. */
export type Catalogue = Readonly<Record<string, string>>;

/** Says texts and figures in one language. */
export interface Translator {
  language: Language;
  t: Translate;
  /** A text that counts: one of two, by the rule of the language. */
  plural: (count: number, one: string, other: string, values?: Parameters<Translate>[1]) => string;
  /** '1,240.5', in German '1.240,5'. */
  number: (value: number) => string;
  /** A wall-clock day: '20 November', in German '20. November'. */
  day: (date: string) => string;
}

/** British English writes a day as the product does. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** @param catalogue of the language; none for English, and a text that it lacks stays English */
export const translatorOf = (language: Language, catalogue: Catalogue = {}): Translator => {
  const locale = locales[language];
  // Made when they are needed: a function that starts writes no day yet.
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

/** Fetches a language's texts. */
export type OpenTranslator = (language: Language) => Promise<Translator>;

/**
 * Fetches German where somebody reads it, once: who speaks English does not pay for it.
 * @param german the files of the texts that are told
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
