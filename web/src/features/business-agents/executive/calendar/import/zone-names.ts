import ICAL from 'ical.js';
import { timeZone } from '#shared/time/local-date.ts';
import { instantInZone } from '#shared/business-agents/calendar/instant-in-zone.ts';

const isKnown = (name: string): boolean => timeZone.safeParse(name).success;
const MINUTE_MS = 60_000;
const SECONDS = 60;
/** Days of a year on which zones with the same rules have the same offset. */
const probes = ['01-15', '03-20', '04-20', '07-15', '10-10', '10-28', '11-20'];

/** Returns the UTC offset of a local time in a zone, minutes. */
const offsetIn = (local: string, zone: string): number =>
  (Date.parse(`${local}:00Z`) - instantInZone(local, zone).getTime()) / MINUTE_MS;

/** Returns a zone with the offsets of a VTIMEZONE, the preferred ones first. */
const zoneLike = (zone: ICAL.Timezone, year: number, preferred: readonly string[]): string | null => {
  const expected = probes.map((day) => {
    const local = `${year}-${day}T12:00`;
    return { local, minutes: zone.utcOffset(ICAL.Time.fromDateTimeString(`${local}:00`)) / SECONDS };
  });
  const isLike = (name: string): boolean =>
    expected.every(({ local, minutes }) => offsetIn(local, name) === minutes);
  return [...preferred, ...Intl.supportedValuesOf('timeZone')].find(isLike) ?? null;
};

/**
 * Creates a function that returns the IANA zone of a TZID: the name itself, the end of a longer one, or a zone with the
 * same offsets as the file's VTIMEZONE, since Outlook has names of its own. Null if there is none.
 * @param preferred zones to choose first if several fit
 */
export const createZoneNames = (timeZones: readonly string[], year: number, preferred: readonly string[]) => {
  const zones = new Map<string, ICAL.Timezone>();
  for (const text of timeZones) {
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
      zones.set(zone.tzid, zone);
    } catch {
      // Events in this zone are reported by name.
    }
  }
  const found = new Map<string, string | null>();
  const find = (name: string): string | null => {
    if (isKnown(name)) return name;
    const end = /[A-Za-z_]+\/[A-Za-z_+/-]+$/.exec(name)?.[0];
    if (end && isKnown(end)) return end;
    const zone = zones.get(name);
    return zone ? zoneLike(zone, year, preferred.filter(isKnown)) : null;
  };
  return (name: string): string | null => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name) ?? null;
  };
};
