import type { Language } from '#shared/language/languages.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** What stands for a figure that nobody knows. */
export const UNKNOWN_FIGURE = '–';

/** Writes a report's texts, figures and days in one language. */
export interface Writing extends Translator {
  /** e.g. '2,010'; at most one decimal place. */
  figure: (value: number | null) => string;
  /** e.g. 'Nov 20, 2026' */
  wholeDay: (date: LocalDate) => string;
  /** e.g. 'Nov 20' */
  shortDay: (date: LocalDate) => string;
  /** e.g. 'Friday, Nov 20, 2026' */
  namedDay: (date: LocalDate) => string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

export const writingOf = (words: Translator = english): Writing => {
  const locale = locales[words.language];
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  /** A wall-clock day has no zone: it is written as if it were in UTC. */
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: LocalDate): string => format.format(new Date(`${date}T00:00:00Z`));
  };
  return {
    ...words,
    figure: (value) => (value === null ? UNKNOWN_FIGURE : figures.format(value)),
    wholeDay: days({ dateStyle: 'medium' }),
    shortDay: days({ month: 'short', day: 'numeric' }),
    namedDay: days({ weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' }),
  };
};
