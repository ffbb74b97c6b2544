import { wallClockOf } from '../../../time/wall-clock.ts';
import { localValue } from './content-line.ts';

const MINUTE_MS = 60_000;
/** The shortest time between two changes of a zone is about a month (Morocco). */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;

/** Returns the UTC offset of a zone in minutes. */
const offsetAt = (ms: number, zone: string): number => {
  const { date, time } = wallClockOf(new Date(ms), zone);
  return Math.round((Date.parse(`${date}T${time}Z`) - ms) / MINUTE_MS);
};

interface Change {
  /** The first instant with the new offset, ms. */
  at: number;
  from: number;
  to: number;
}

/** Returns the changes of a zone's offset between two instants. */
const changesBetween = (first: number, last: number, zone: string): Change[] => {
  const changes: Change[] = [];
  for (let at = first; at < last; at += STEP_MS) {
    const [from, to] = [offsetAt(at, zone), offsetAt(at + STEP_MS, zone)];
    if (from === to) continue;
    let [before, after] = [at, at + STEP_MS];
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle, zone) === from) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from, to });
  }
  return changes;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');
/** Returns an offset such as '+0130'. */
const offsetValue = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}${twoDigits(Math.abs(minutes) % 60)}`;

/** Returns the local time at which an offset begins, as the clocks showed it before. */
const onsetOf = ({ at, from }: Change): string =>
  localValue(new Date(at + from * MINUTE_MS).toISOString().slice(0, 16));

const observance = (name: 'STANDARD' | 'DAYLIGHT', changes: readonly Change[]): string[] => {
  const [first, ...others] = changes;
  if (!first) return [];
  return [
    `BEGIN:${name}`,
    `DTSTART:${onsetOf(first)}`,
    `TZOFFSETFROM:${offsetValue(first.from)}`,
    `TZOFFSETTO:${offsetValue(first.to)}`,
    ...(others.length > 0 ? [`RDATE:${others.map(onsetOf).join(',')}`] : []),
    `END:${name}`,
  ];
};

const kept = new Map<string, string[]>();

/**
 * Returns the lines of a VTIMEZONE (RFC 5545, 3.6.5) with every change of a zone between two years, which the runtime's
 * time zone data contain.
 * @param first first year, whose offset on 1 January applies to all earlier times
 */
export const timeZoneLines = (zone: string, first: number, last: number): string[] => {
  const key = `${zone} ${first} ${last}`;
  const known = kept.get(key);
  if (known) return known;
  const [start, end] = [Date.UTC(first, 0, 1), Date.UTC(last + 1, 0, 1)];
  const initial = offsetAt(start, zone);
  const groups = new Map<string, Change[]>();
  for (const change of changesBetween(start, end, zone)) {
    const name = `${change.from} ${change.to}`;
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', [{ at: start, from: initial, to: initial }]),
    ...[...groups.values()].flatMap((changes) =>
      observance((changes[0]?.to ?? 0) > (changes[0]?.from ?? 0) ? 'DAYLIGHT' : 'STANDARD', changes),
    ),
    'END:VTIMEZONE',
  ];
  kept.set(key, lines);
  return lines;
};
