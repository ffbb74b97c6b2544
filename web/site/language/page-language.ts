import { createContext, useContext } from 'react';
import { fillPlaces, type Translate } from '#shared/language/fill-places.ts';
import type { Language } from '#shared/language/languages.ts';
import type { Amounts, Currency } from '#shared/plans/currencies.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { german } from './german.ts';

const CENTS = 100;

/** Language helpers for the components of a page. They do not depend on the locale of the build machine. */
export interface Words {
  language: Language;
  /** Locale for dates and numbers (BCP 47). */
  locale: string;
  /**
   * Translates a text by its English original.
   * @throws Error if the translation is missing, so that no page is built half in English
   */
  t: Translate;
  /** @example number(1_000) // '1,000' */
  number: (value: number) => string;
  /** A share of 1. @example percent(0.17) // '17%' */
  percent: (share: number) => string;
  /** Formats a price in a currency. @example money({ usd: 799, eur: 799, gbp: 699 }, 'usd') // '$7.99' */
  money: (prices: Amounts, currency: Currency) => string;
  /** @param day YYYY-MM-DD @example date('2026-11-16') // 'November 16, 2026' */
  date: (day: string) => string;
  /** Returns the address of a public page in this language. */
  to: (path: string) => string;
}

const sayGerman: Translate = (text, values) => {
  const translation = german[text];
  if (translation === undefined) throw new Error(`There is no German for "${text}".`);
  return fillPlaces(translation, values);
};

const wordsOf = (language: Language, locale: string, t: Translate): Words => {
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language,
    locale,
    t,
    number: (value) => numbers.format(value),
    percent: (share) => shares.format(share),
    money: (prices, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(prices[currency] / CENTS),
    date: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    to: (path) => localizedPath(language, path),
  };
};

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: wordsOf('en', 'en-US', (text, values) => fillPlaces(text.replace(/\|\w+$/, ''), values)),
  de: wordsOf('de', 'de-DE', sayGerman),
};

const Spoken = createContext(wordsIn.en);

/** Provides the language helpers to a page. */
export const PageLanguageProvider = Spoken.Provider;

export const useWords = (): Words => useContext(Spoken);
