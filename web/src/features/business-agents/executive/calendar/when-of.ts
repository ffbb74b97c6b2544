import { plural, t } from '#web/lib/language/translate.ts';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Today } from '#web/lib/time/use-today.ts';
import { namedDay, timeOf } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatInstant } from '../../common/format-instant.ts';

const MINUTES_PER_DAY = 24 * 60;

type Timed = Pick<CalendarEvent, 'start_time' | 'duration' | 'all_day' | 'time_zone'>;

/** Formats when an event takes place, with the time in its own zone if that differs from the device's. */
export const whenOf = ({ start_time, duration, all_day, time_zone }: Timed, today: Today): string => {
  const zone = time_zone ?? today.timeZone;
  const start = new Date(start_time);
  if (all_day) {
    const count = Math.round(duration / MINUTES_PER_DAY);
    const day = namedDay(localDateOf(start, zone), today.date);
    return `${day} · ${plural(count, 'All day', '{count} days')}`;
  }
  const there = timeOf(start_time, zone);
  const isElsewhere = there !== timeOf(start_time, today.timeZone);
  return [
    formatInstant(start_time, today),
    isElsewhere && t('{time} in {zone}', { time: there, zone: zone.replaceAll('_', ' ') }),
    t('{minutes} min', { minutes: formatNumber(duration) }),
  ]
    .filter(Boolean)
    .join(' · ');
};
