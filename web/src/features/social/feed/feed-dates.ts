import { localDateOf } from '#shared/time/local-date.ts';
import type { Today } from '#web/lib/time/use-today.ts';
import { dayName, dayWord, namedDay, timeOf } from '#web/ui/format/format-day.ts';

/** Formats the local date of an instant, e.g. 'Yesterday, Nov 21'. */
export const dayOf = (instant: string, { timeZone, date }: Today): string =>
  namedDay(localDateOf(new Date(instant), timeZone), date);

/** Formats the date for use inside a sentence, e.g. 'yesterday', 'Tue, Nov 17'. */
export const onDayOf = (instant: string, { timeZone, date: today }: Today): string => {
  const date = localDateOf(new Date(instant), timeZone);
  const word = dayWord(date, today);
  return word === dayName(date, today) ? namedDay(date, today) : word;
};

/** Formats the local date and time of an instant, e.g. 'Yesterday, Nov 21, 12:55 PM'. */
export const formatInstant = (instant: string, today: Today): string =>
  `${dayOf(instant, today)}, ${timeOf(instant, today.timeZone)}`;
