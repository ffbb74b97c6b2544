import { importedEvent, type ImportedEventInput } from '#shared/business-agents/calendar/import.ts';
import { t } from '#web/lib/language/translate.ts';
import { type ReadEvent, readEvent, UnusableEvent } from './read-event.ts';
import { splitCalendar } from './split-calendar.ts';
import { createZoneNames } from './zone-names.ts';

/** An event that cannot be imported, and why. */
export interface EventFault {
  title: string;
  reason: string;
}

export interface ParsedCalendar {
  events: ImportedEventInput[];
  faults: EventFault[];
}

interface Device {
  zone: string;
  year: number;
}

const titleIn = (text: string): string =>
  /^SUMMARY[^:]*:(.*)$/im.exec(text)?.[1]?.trim() || t('Untitled event');

const detailsOf = ({
  title,
  start,
  time_zone,
  duration,
  all_day,
  description,
  location,
  attendees,
}: ReadEvent) => ({ title, start, time_zone, duration, all_day, description, location, attendees });

/** Returns an event as it is imported. */
const imported = ({ uid, free, rrule, excluded, overrides, ...event }: ReadEvent): ImportedEventInput => ({
  ...detailsOf({ uid, free, rrule, excluded, overrides, ...event }),
  uid,
  free,
  rrule,
  excluded,
  overrides,
});

/** Joins the events of one UID: the latest version of the event, and the changed occurrences of its series. */
const joined = (events: readonly ReadEvent[]): ReadEvent[] => {
  const masters = events.filter(({ occurrence }) => occurrence === null);
  const master = masters.toSorted((one, other) => other.sequence - one.sequence)[0];
  const changed = events.filter(({ occurrence }) => occurrence !== null);
  if (!master?.rrule) {
    const alone = changed.map((event) => ({ ...event, uid: `${event.uid}#${event.occurrence}` }));
    return master ? [master, ...alone] : alone;
  }
  const overrides = changed.map((event) => ({
    occurrence: event.occurrence!,
    details: event.is_canceled ? null : detailsOf(event),
  }));
  return [{ ...master, overrides }];
};

const withExtras = (event: ReadEvent): ReadEvent[] => [
  event,
  ...event.extra.map((start) => ({
    ...event,
    start,
    uid: `${event.uid}#${start}`,
    rrule: null,
    excluded: [],
    overrides: [],
  })),
];

/**
 * Parses a calendar file (RFC 5545), as Google, Outlook and Apple export it. An event that cannot be imported is named
 * with the reason.
 * @returns null if it is not a calendar file
 */
export const parseCalendar = (text: string, device: Device): ParsedCalendar | null => {
  const parts = splitCalendar(text);
  if (!parts) return null;
  const names = createZoneNames(parts.timeZones, device.year, [
    device.zone,
    ...(parts.zone ? [parts.zone] : []),
  ]);
  const zones = { nameOf: names, own: (parts.zone && names(parts.zone)) ?? device.zone };
  const faults: EventFault[] = [];
  const byUid = new Map<string, ReadEvent[]>();
  for (const part of parts.events) {
    try {
      const event = readEvent(part, zones);
      byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event]);
    } catch (error) {
      const reason = error instanceof UnusableEvent ? error.message : t('It’s damaged and can’t be read.');
      faults.push({ title: titleIn(part), reason });
    }
  }
  const events: ImportedEventInput[] = [];
  for (const event of [...byUid.values()].flatMap(joined).flatMap(withExtras)) {
    const candidate = imported(event);
    const checked = importedEvent.safeParse(candidate);
    if (event.is_canceled) faults.push({ title: event.title, reason: t('It was canceled.') });
    else if (!checked.success)
      faults.push({ title: event.title, reason: t(checked.error.issues[0]?.message ?? '') });
    else events.push(candidate);
  }
  return { events, faults };
};
