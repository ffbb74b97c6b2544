import ICAL from 'ical.js';
import {
  attendee,
  type Attendee,
  MAX_ATTENDEES,
  MAX_EVENT_MINUTES,
} from '#shared/business-agents/calendar/event-details.ts';
import type { ImportedEventInput } from '#shared/business-agents/calendar/import.ts';
import { instantInZone, localStartOf } from '#shared/business-agents/calendar/instant-in-zone.ts';
import { parseRecurrenceRule, ruleText } from '#shared/business-agents/calendar/recurrence-rule.ts';
import { t } from '#web/lib/language/translate.ts';

/** Why an event cannot be imported, for the user. */
export class UnusableEvent extends Error {}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Longest event that blocks its time. */
const MAX_BUSY_MINUTES = 480;
const DEFAULT_MINUTES = 30;
const MIN_MINUTES = 5;

/** One VEVENT of a file. */
export interface ReadEvent extends ImportedEventInput {
  /** The occurrence of a series that it replaces, in the zone of the file. */
  occurrence: string | null;
  is_canceled: boolean;
  sequence: number;
  /** Additional starts (RDATE). */
  extra: string[];
}

export interface Zones {
  /** Returns the IANA zone of a TZID, or null. */
  nameOf: (tzid: string) => string | null;
  /** Zone of times without one. */
  own: string;
}

/** A time of a file: a day, or a local time in a zone. */
interface FileTime {
  local: string;
  zone: string;
  isDay: boolean;
  isUtc: boolean;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const readTimes = (property: ICAL.Property, zones: Zones): FileTime[] => {
  const tzid = property.getFirstParameter('tzid');
  const named = tzid ? zones.nameOf(tzid) : zones.own;
  if (named === null) throw new UnusableEvent(t('Its time zone “{zone}” is unknown.', { zone: tzid ?? '' }));
  return property.getValues().map((value) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) throw new UnusableEvent(t('One of its times is invalid.'));
    const { year, month, day, hour, minute, isDate } = time;
    const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
    const isUtc = time.zone === ICAL.Timezone.utcTimezone;
    return {
      local: isDate ? `${date}T00:00` : `${date}T${twoDigits(hour)}:${twoDigits(minute)}`,
      zone: isUtc ? 'UTC' : named,
      isDay: isDate,
      isUtc,
    };
  });
};

const instantOf = ({ local, zone }: FileTime): Date => instantInZone(local, zone);

const minutesOf = (event: ICAL.Component, start: FileTime, zones: Zones): number => {
  const end = event.getFirstProperty('dtend');
  if (end) {
    const [last] = readTimes(end, zones);
    if (!last) throw new UnusableEvent(t('One of its times is invalid.'));
    const length = start.isDay
      ? Date.parse(`${last.local}:00Z`) - Date.parse(`${start.local}:00Z`)
      : instantOf(last).getTime() - instantOf(start).getTime();
    if (length < 0) throw new UnusableEvent(t('It ends before it starts.'));
    return length / MINUTE_MS;
  }
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() / 60;
  return start.isDay ? DAY_MINUTES : DEFAULT_MINUTES;
};

const readPeople = (event: ICAL.Component): Attendee[] =>
  event
    .getAllProperties('attendee')
    .flatMap((property) => {
      const name = property.getFirstParameter('cn');
      const email = String(property.getFirstValue()).replace(/^mailto:/i, '');
      const parsed = attendee.safeParse({ name: name && name !== email ? name.slice(0, 100) : null, email });
      return parsed.success ? [parsed.data] : [];
    })
    .slice(0, MAX_ATTENDEES);

const textOf = (event: ICAL.Component, name: string, most: number): string => {
  const value = event.getFirstPropertyValue(name);
  return value === null ? '' : String(value).trim().slice(0, most);
};

const readRule = (event: ICAL.Component): string | null => {
  const [property, ...others] = event.getAllProperties('rrule');
  if (!property) return null;
  const rule = parseRecurrenceRule(property.toICALString().replace(/^RRULE[^:]*:/i, ''));
  if (!rule || others.length > 0) throw new UnusableEvent(t('Its repetition isn’t supported.'));
  return ruleText(rule);
};

/**
 * Reads a VEVENT. A single event in UTC gets the user's zone; a series keeps the zone of its rule.
 * @throws UnusableEvent with the reason; an error of the parser for invalid lines
 */
export const readEvent = (text: string, zones: Zones): ReadEvent => {
  const event = new ICAL.Component(ICAL.parse(text));
  const started = event.getFirstProperty('dtstart');
  const [written] = started ? readTimes(started, zones) : [];
  if (!written) throw new UnusableEvent(t('It has no start.'));
  const rrule = readRule(event);
  const isSeries = rrule !== null || event.hasProperty('recurrence-id');
  const start: FileTime =
    written.isUtc && !isSeries
      ? { ...written, local: localStartOf(instantOf(written), zones.own), zone: zones.own }
      : written;
  const duration = Math.max(MIN_MINUTES, Math.round(minutesOf(event, written, zones)));
  if (duration > MAX_EVENT_MINUTES) throw new UnusableEvent(t('It’s longer than 31 days.'));
  /** Returns another time of the series as it is in the zone of the start. */
  const startOf = (time: FileTime): string => {
    if (time.isDay) return start.isDay ? time.local : `${time.local.slice(0, 10)}${start.local.slice(10)}`;
    return time.zone === start.zone ? time.local : localStartOf(instantOf(time), start.zone);
  };
  const startsOf = (name: string): string[] =>
    event.getAllProperties(name).flatMap((property) => readTimes(property, zones).map(startOf));
  const isFree =
    start.isDay ||
    duration > MAX_BUSY_MINUTES ||
    textOf(event, 'transp', 20).toUpperCase() === 'TRANSPARENT' ||
    textOf(event, 'x-microsoft-cdo-busystatus', 20).toUpperCase() === 'FREE';
  const title = textOf(event, 'summary', 200) || t('Untitled event');
  return {
    uid: textOf(event, 'uid', 250) || `${start.local} ${title}`,
    title,
    start: start.local,
    time_zone: start.zone,
    duration: start.isDay ? Math.max(1, Math.round(duration / DAY_MINUTES)) * DAY_MINUTES : duration,
    all_day: start.isDay,
    description: textOf(event, 'description', 2_000) || null,
    location: textOf(event, 'location', 300) || null,
    attendees: readPeople(event),
    free: isFree,
    rrule,
    excluded: startsOf('exdate'),
    overrides: [],
    occurrence: startsOf('recurrence-id')[0] ?? null,
    is_canceled: textOf(event, 'status', 20).toUpperCase() === 'CANCELLED',
    sequence: Number(textOf(event, 'sequence', 10)) || 0,
    extra: startsOf('rdate'),
  };
};
