import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import type { Language } from '#shared/language/languages.ts';
import { localDateOf } from '#shared/time/local-date.ts';

/** The product formats days as in British English. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const said = (language: Language, zone: string, parts: Intl.DateTimeFormatOptions, instant: Date): string =>
  new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: zone }).format(instant);

/** Formats a meeting in a time zone: 'Monday, 23 November 2026, 09:00–09:30', with the end day if it differs. */
export const meetingWords = (start: Date, minutes: number, zone: string, language: Language): string => {
  const end = minutesAfter(start, minutes);
  const isOneDay = localDateOf(start, zone) === localDateOf(end, zone);
  const begins = `${said(language, zone, day, start)}, ${said(language, zone, time, start)}`;
  const ends = said(language, zone, time, end);
  return isOneDay ? `${begins}–${ends}` : `${begins} – ${said(language, zone, day, end)}, ${ends}`;
};

/** Formats a day: 'Monday, 23 November 2026'. */
export const dayWords = (instant: Date, zone: string, language: Language): string =>
  said(language, zone, day, instant);

/** Formats the date of a letter: '23 November 2026'. */
export const dateWords = (instant: Date, zone: string, language: Language): string =>
  said(language, zone, { day: 'numeric', month: 'long', year: 'numeric' }, instant);
