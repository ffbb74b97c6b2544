import type { Language } from '#shared/language/languages.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** Shown for an unknown value. */
export const UNKNOWN_FIGURE = '–';

/** Formats a report's texts, numbers and dates in one language. */
export interface Writing extends Translator {
  /** For example '2,010'; at most one decimal place unless `digits` says otherwise. */
  figure: (value: number | null, digits?: number) => string;
  /** For example '82%', from 0.82. */
  percent: (share: number) => string;
  /** For example 'Nov 20, 2026'. */
  wholeDay: (date: LocalDate) => string;
  /** For example 'Nov 20'. */
  shortDay: (date: LocalDate) => string;
  /** For example 'Friday, Nov 20, 2026'. */
  namedDay: (date: LocalDate) => string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

export const writingOf = (words: Translator = english): Writing => {
  const locale = locales[words.language];
  const figures = [0, 1, 2].map((digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  /** A wall-clock day has no time zone, so it is formatted in UTC. */
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: LocalDate): string => format.format(new Date(`${date}T00:00:00Z`));
  };
  return {
    ...words,
    figure: (value, digits = 1) =>
      value === null ? UNKNOWN_FIGURE : (figures[digits]?.format(value) ?? String(value)),
    percent: (share) => percents.format(share),
    wholeDay: days({ dateStyle: 'medium' }),
    shortDay: days({ month: 'short', day: 'numeric' }),
    namedDay: days({ weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' }),
  };
};
