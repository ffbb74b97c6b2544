import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Nuuk',
  'Asia/Kathmandu',
  'Asia/Gaza',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
];
/** Zones that crossed the date line and skipped a day. */
const skipped = new Set(['Pacific/Apia 2011-12-30', 'Pacific/Kiritimati 1994-12-31']);

const number = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
const aTime = fc.tuple(number(23), number(59), number(59)).map((parts) => parts.join(':'));
const aDate = fc.integer({ min: 0, max: 366 * 80 }).map((days) => addDays('1960-01-01', days));
const aZone = fc.constantFrom(...zones);

/** Days around clock changes are rare among all days, so they are collected first and then tested at random minutes. */
const changes = zones.flatMap((zone) =>
  Array.from({ length: 366 * 50 }, (_, index) => addDays('1985-01-01', index))
    .filter((date) => {
      const offset = (day: string) => {
        const noon = Date.parse(`${day}T12:00:00Z`);
        const shown = wallClockOf(new Date(noon), zone);
        return Date.parse(`${shown.date}T${shown.time}Z`) - noon;
      };
      return offset(date) !== offset(addDays(date, 1));
    })
    .flatMap((date) => [-1, 0, 1, 2].map((days) => ({ zone, date: addDays(date, days) }))),
);

describe('The instant of a local time (D5)', () => {
  it.each([
    ['in winter', '2026-11-20', '12:55', 'Europe/Berlin', '2026-11-20T11:55:00.000Z'],
    ['with seconds and their parts', '2026-06-01', '07:30:15.250', 'UTC', '2026-06-01T07:30:15.250Z'],
    ['in a gap: the first after', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['shown twice: the earlier', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['a gap at midnight', '2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['a gap of half an hour', '2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['a gap up to midnight', '2024-03-30', '23:30', 'America/Nuuk', '2024-03-31T00:59:59.999Z'],
    ['a quarter of an hour off', '2026-11-20', '08:00', 'Asia/Kathmandu', '2026-11-20T02:15:00.000Z'],
    ['a midnight gap in Cairo', '2026-04-24', '00:30', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['a day that was skipped', '2011-12-30', '08:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s: %s %s in %s is %s', (_, date, time, zone, instant) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(instant);
  });

  it('the instant of a local time (D5) falls on the requested day in every zone', () => {
    fc.assert(
      fc.property(aDate, aTime, aZone, (date, time, zone) => {
        fc.pre(!skipped.has(`${zone} ${date}`));
        expect(localDateOf(instantOf(date, time, zone), zone)).toBe(date);
      }),
      { numRuns: 500 },
    );
  });

  it('the instant of a local time (D5) falls on the requested day on every day with a clock change', () => {
    expect(changes.length).toBeGreaterThan(1_000);
    fc.assert(
      fc.property(fc.constantFrom(...changes), aTime, ({ zone, date }, time) => {
        fc.pre(!skipped.has(`${zone} ${date}`));
        expect(localDateOf(instantOf(date, time, zone), zone)).toBe(date);
      }),
      { numRuns: 3_000 },
    );
  });

  it('shows the requested time, or the end of the gap around it', () => {
    fc.assert(
      fc.property(aDate, aTime, aZone, (date, time, zone) => {
        const instant = instantOf(date, time, zone);
        const shown = wallClockOf(instant, zone);
        if (shown.date === date && shown.time === time) {
          // The earlier of two: 30 or 60 minutes before, the clock showed another time.
          for (const minutes of [30, 60]) {
            const before = wallClockOf(new Date(instant.getTime() - minutes * 60_000), zone);
            expect(before).not.toEqual(shown);
          }
        } else {
          const before = wallClockOf(new Date(instant.getTime() - 1), zone);
          expect(`${before.date} ${before.time}` < `${date} ${time}`).toBe(true);
          expect(`${shown.date} ${shown.time}` >= `${before.date} ${before.time}`).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the instant of a local time (D5) falls on the first instant after a day that a zone skipped', () => {
    const instant = instantOf('2011-12-30', '12:00', 'Pacific/Apia');
    expect(wallClockOf(instant, 'Pacific/Apia')).toEqual({ date: '2011-12-31', time: '00:00:00' });
  });
});
