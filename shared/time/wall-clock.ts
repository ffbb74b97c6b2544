import type { LocalDate } from './local-date.ts';

/** A local day and time. */
export interface WallClock {
  date: LocalDate;
  /** `HH:MM:SS`. */
  time: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is slow and there are few time zones. */
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(zone, known);
  return known;
};

/** Returns the local time of an instant in a time zone, for the years 1 to 9999. */
export const wallClockOf = (instant: Date, zone: string): WallClock => {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
};
