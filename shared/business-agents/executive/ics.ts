import { BRAND } from '../../brand.ts';
import type { CalendarEvent } from './schema.ts';

const PRODUCT = `-//${BRAND}//Calendar//EN`;
/** Maximum octets per line without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

type ShownEvent = Pick<
  CalendarEvent,
  'id' | 'title' | 'start_time' | 'duration' | 'description' | 'status' | 'priority' | 'leads'
>;

const encoder = new TextEncoder();
const octetsOf = (text: string): number => encoder.encode(text).length;

/** Folds a long line without splitting characters. Continuation lines start with a space, which counts. */
const folded = (line: string): string => {
  let lines = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      lines += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    lines += character;
    room -= octets;
  }
  return lines;
};

/** Escapes a TEXT value (RFC 5545, 3.3.11) and removes control characters. */
const textOf = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** For example '20261123T080000Z'. */
const utcOf = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Returns the iCalendar status. Completed events stay confirmed: RFC 5545, 3.8.1.11 has no status for them. */
const statusOf = ({ status }: ShownEvent): string => (status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
/** 1 is the highest, 9 the lowest (RFC 5545, 3.8.1.9). */
const priorities = { high: 1, medium: 5, low: 9 } as const;

const linesOf = (event: ShownEvent, stamp: string): string[] => {
  const { id, title, start_time, duration, description, priority, leads } = event;
  const contact = leads && [leads.name, leads.company, leads.email].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@platewise`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${utcOf(new Date(start_time))}`,
    `DURATION:PT${duration}M`,
    `SUMMARY:${textOf(title)}`,
    ...(description ? [`DESCRIPTION:${textOf(description)}`] : []),
    ...(contact ? [`CONTACT:${textOf(contact)}`] : []),
    `STATUS:${statusOf(event)}`,
    `PRIORITY:${priorities[priority]}`,
    'END:VEVENT',
  ];
};

/**
 * Creates an iCalendar file (RFC 5545). The lead is a contact and not an attendee, so that no calendar app sends an
 * invitation. An event keeps its UID, so that importing it again updates it.
 * @param events at least one: an empty calendar is not a valid file
 * @param now creation time of the file
 */
export const calendarFile = (events: readonly ShownEvent[], now: Date): string => {
  const stamp = utcOf(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
