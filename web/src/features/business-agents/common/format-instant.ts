import { t } from '#web/lib/language/translate.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { namedDay, timeOf } from '#web/ui/format/format-day.ts';
import type { Today } from '#web/lib/time/use-today.ts';

/** Formats an instant in the device's time zone, e.g. 'Tomorrow, Nov 23, 2:00 PM'. */
export const formatInstant = (instant: string, { date, timeZone }: Today): string =>
  t('{day}, {time}', {
    day: namedDay(localDateOf(new Date(instant), timeZone), date),
    time: timeOf(instant, timeZone),
  });
