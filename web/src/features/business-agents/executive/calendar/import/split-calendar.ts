/** The parts of a calendar file, still as text. */
export interface CalendarParts {
  timeZones: string[];
  events: string[];
  /** X-WR-TIMEZONE: the zone that Google and Apple name for the whole calendar. */
  zone: string | null;
}

const component = (name: string): RegExp =>
  new RegExp(String.raw`^BEGIN:${name}[ \t]*\r?\n[\s\S]*?^END:${name}[ \t]*$`, 'gim');

/** Splits a calendar file, so that an invalid event does not affect the others. Unfolds its lines (RFC 5545, 3.1). */
export const splitCalendar = (text: string): CalendarParts | null => {
  const unfolded = text.replace(/^\uFEFF/, '').replace(/\r?\n[ \t]/g, '');
  if (!/^BEGIN:VCALENDAR/im.test(unfolded)) return null;
  const withoutAlarms = unfolded.replace(component('VALARM'), '');
  return {
    timeZones: [...withoutAlarms.matchAll(component('VTIMEZONE'))].map(([found]) => found),
    events: [...withoutAlarms.matchAll(component('VEVENT'))].map(([found]) => found),
    zone: /^X-WR-TIMEZONE:(.*)$/im.exec(withoutAlarms)?.[1]?.trim() ?? null,
  };
};
