import type { Language } from '../../../../language/languages.ts';
import type { LocalDate } from '../../../../time/local-date.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

/** Returns 'Thursday, November 26' or 'Donnerstag, 26. November'. */
export const dayText = (date: LocalDate, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

const clockText = (time: string, language: Language): string => {
  if (language === 'de') return `${time} Uhr`;
  const [hour = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Returns 'Thursday, November 26, at 3:00 PM'. @param slot `YYYY-MM-DDTHH:MM` */
export const slotText = (slot: string, language: Language): string =>
  `${dayText(slot.slice(0, 10), language)}, ${language === 'de' ? 'um' : 'at'} ${clockText(slot.slice(11), language)}`;

/** Returns a time of day without a day. */
export const timeText = (time: string, language: Language): string => clockText(time, language);

/** Joins texts with 'or'. */
export const joinOr = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(texts);
