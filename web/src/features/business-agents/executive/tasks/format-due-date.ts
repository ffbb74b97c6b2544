import { t } from '#web/lib/language/translate.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import type { Today } from '#web/lib/time/use-today.ts';

/** Formats a due date in the device's time zone, e.g. 'Due Tomorrow, Nov 23'. */
export const formatDueDate = (due: string, { date, timeZone }: Today): string =>
  t('Due {day}', { day: namedDay(localDateOf(new Date(due), timeZone), date) });
