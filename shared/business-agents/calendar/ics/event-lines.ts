import type { CalendarEvent } from '../../executive/items.ts';
import { localStartOf } from '../instant-in-zone.ts';
import type { EventSeries } from '../series.ts';
import { dayValue, localValue, textValue, utcValue } from './content-line.ts';
import { feedRule } from './feed-rule.ts';

export type ShownEvent = Omit<CalendarEvent, 'event_type'>;

const MINUTES_PER_DAY = 24 * 60;
/** 1 is the highest, 9 the lowest (RFC 5545, 3.8.1.9). */
const priorities = { high: 1, medium: 5, low: 9 } as const;

/** Returns the iCalendar status. Completed events stay confirmed: RFC 5545, 3.8.1.11 has no status for them. */
const statusOf = ({ status }: Pick<ShownEvent, 'status'>): string =>
  status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';

const durationOf = (minutes: number, isAllDay: boolean): string =>
  isAllDay ? `P${Math.round(minutes / MINUTES_PER_DAY)}D` : `PT${minutes}M`;

type Texts = Pick<ShownEvent, 'title' | 'description' | 'location' | 'attendees' | 'priority' | 'free'> & {
  leads?: ShownEvent['leads'];
};

/**
 * Returns the properties without times. Leads and attendees are contacts: RFC 5545, 3.8.4.1 allows no ATTENDEE in a
 * published calendar, and calendar apps would send invitations.
 */
const textLines = ({ title, description, location, attendees, priority, free, leads }: Texts): string[] => {
  const lead = leads && [leads.name, leads.company, leads.email].filter(Boolean).join(', ');
  const people = (attendees ?? []).map(({ name, email }) => [name, email].filter(Boolean).join(', '));
  return [
    `SUMMARY:${textValue(title)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(location ? [`LOCATION:${textValue(location)}`] : []),
    ...[lead, ...people].flatMap((contact) => (contact ? [`CONTACT:${textValue(contact)}`] : [])),
    `PRIORITY:${priorities[priority]}`,
    ...(free ? ['TRANSP:TRANSPARENT'] : []),
  ];
};

/** Returns a time of a series: a day, or a local time in its zone. */
const seriesTime = (name: string, { all_day, time_zone }: EventSeries, locals: readonly string[]): string =>
  all_day
    ? `${name};VALUE=DATE:${locals.map(dayValue).join(',')}`
    : `${name};TZID=${time_zone}:${locals.map(localValue).join(',')}`;

const uidOf = (id: string, uid?: string | null): string => textValue(uid ?? `${id}@platewise`);

/**
 * Returns the lines of an event. Single events are in UTC, which needs no time zone data.
 * @param series the series of an occurrence that was changed
 */
export const eventLines = (event: ShownEvent, stamp: string, series?: EventSeries): string[] => {
  const { id, start_time, duration, all_day, time_zone, occurrence } = event;
  const start = new Date(start_time);
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(series?.id ?? id, series?.uid)}`,
    ...(series && occurrence ? [seriesTime('RECURRENCE-ID', series, [occurrence])] : []),
    `DTSTAMP:${stamp}`,
    all_day
      ? `DTSTART;VALUE=DATE:${dayValue(localStartOf(start, time_zone ?? 'UTC'))}`
      : `DTSTART:${utcValue(start)}`,
    `DURATION:${durationOf(duration, all_day === true)}`,
    ...textLines(event),
    `STATUS:${statusOf(event)}`,
    'END:VEVENT',
  ];
};

/** Returns the lines of a repeating event: its rule, and the occurrences that were left out. */
export const seriesLines = (series: EventSeries, stamp: string): string[] => {
  const { id, uid, start, duration, all_day, excluded } = series;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(id, uid)}`,
    `DTSTAMP:${stamp}`,
    seriesTime('DTSTART', series, [start]),
    `DURATION:${durationOf(duration, all_day)}`,
    `RRULE:${feedRule(series)}`,
    ...(excluded.length > 0 ? [seriesTime('EXDATE', series, excluded)] : []),
    ...textLines({ ...series, free: series.all_day || series.free }),
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
};
