import { BRAND } from '../../brand.ts';
import { instantInZone } from '../calendar/instant-in-zone.ts';
import { folded, utcValue } from '../calendar/ics/content-line.ts';
import { eventLines, seriesLines, type ShownEvent } from '../calendar/ics/event-lines.ts';
import { timeZoneLines } from '../calendar/ics/time-zone.ts';
import type { EventSeries } from '../calendar/series.ts';

const PRODUCT = `-//${BRAND}//Calendar//EN`;
/** Years ahead for which the changes of time zones are listed. */
const YEARS_AHEAD = 10;

/** Returns whether an occurrence differs from what its series says, so that the calendar has to list it. */
const isChanged = (event: ShownEvent, series: EventSeries): boolean =>
  event.status === 'cancelled' ||
  event.start_time !== instantInZone(event.occurrence ?? series.start, series.time_zone).toISOString() ||
  (['title', 'duration', 'description', 'location', 'priority'] as const).some(
    (name) => (event[name] ?? null) !== series[name],
  ) ||
  JSON.stringify(event.attendees ?? []) !== JSON.stringify(series.attendees);

const zoneLines = (series: readonly EventSeries[], now: Date): string[] => {
  const firstYears = new Map<string, number>();
  for (const { time_zone, start, all_day } of series) {
    const year = Number(start.slice(0, 4));
    if (!all_day) firstYears.set(time_zone, Math.min(year, firstYears.get(time_zone) ?? year));
  }
  const last = now.getUTCFullYear() + YEARS_AHEAD;
  return [...firstYears].flatMap(([zone, first]) => timeZoneLines(zone, first, last));
};

/**
 * Creates an iCalendar file (RFC 5545). An event keeps its UID, so that importing it again updates it.
 * @param events at least one event or series: an empty calendar is not a valid file
 * @param now creation time of the file
 * @param series rules of repeating events; their occurrences are only listed if they were changed
 */
export const calendarFile = (
  events: readonly ShownEvent[],
  now: Date,
  series: readonly EventSeries[] = [],
): string => {
  const stamp = utcValue(now);
  const byId = new Map(series.map((each) => [each.id, each]));
  const listed = events.flatMap((event) => {
    const own = byId.get(event.series_id ?? '');
    return own && !isChanged(event, own) ? [] : eventLines(event, stamp, own);
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${BRAND}`,
    ...zoneLines(series, now),
    ...series.flatMap((each) => seriesLines(each, stamp)),
    ...listed,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
