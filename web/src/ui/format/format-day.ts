import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** Formats a local date in UTC, so that no time zone shifts it. */
const write = (date: LocalDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** e.g. 'Fri' */
export const weekdayOf = (date: LocalDate): string => write(date, { weekday: 'short' });

/** e.g. 'Nov 20' */
export const shortDay = (date: LocalDate): string => write(date, { month: 'short', day: 'numeric' });

/** e.g. 'Nov' */
export const shortMonth = (date: LocalDate): string => write(date, { month: 'short' });

/** e.g. 'Nov 14 – 20', 'Oct 31 – Nov 6' */
export const dayRange = (first: LocalDate, last: LocalDate): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${first}T00:00:00Z`),
    new Date(`${last}T00:00:00Z`),
  );

/** Returns 'Today', 'Yesterday', 'Tomorrow', or e.g. 'Wed, Nov 18'. */
export const dayName = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return t('Today');
  if (date === addDays(today, -1)) return t('Yesterday');
  if (date === addDays(today, 1)) return t('Tomorrow');
  return write(date, { weekday: 'short', month: 'short', day: 'numeric' });
};

/** Returns the day for use inside a sentence: 'today', 'yesterday', 'tomorrow', or e.g. 'Wed, Nov 18'. */
export const dayWord = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return t('today');
  if (date === addDays(today, -1)) return t('yesterday');
  return date === addDays(today, 1) ? t('tomorrow') : dayName(date, today);
};

/** e.g. 'Friday, November 20' */
export const fullDay = (date: LocalDate): string =>
  write(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** Formats an instant's time of day in a time zone, e.g. '12:55 PM'. */
export const timeOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant));

/** e.g. 'November 2026' */
export const monthName = (date: LocalDate): string => write(date, { month: 'long', year: 'numeric' });

/**
 * Formats a day with its relation to today: 'Today, Nov 21', 'Yesterday, Nov 20', 'Tue, Nov 17', 'Wed, Dec 31, 2025'.
 */
export const namedDay = (date: LocalDate, today: LocalDate): string => {
  const isNear = date >= addDays(today, -1) && date <= addDays(today, 1);
  if (isNear) return `${dayName(date, today)}, ${shortDay(date)}`;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return isThisYear
    ? dayName(date, today)
    : write(date, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
};

/** Returns a suffix for messages about another day: ' on Tue, Nov 17', ' yesterday'; empty for today. */
export const onDay = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return '';
  const isNear = date === addDays(today, -1) || date === addDays(today, 1);
  return ` ${isNear ? dayWord(date, today) : t('on {day}', { day: namedDay(date, today) })}`;
};
