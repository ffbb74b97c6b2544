import { describe, expect, it } from 'vitest';
import { addDays, daysEnding, localDate, localDateOf, timeZone } from '#shared/time/local-date.ts';

describe('A local date (D5)', () => {
  it.each([
    ['2026-11-20T23:30:00Z', 'UTC', '2026-11-20'],
    ['2026-11-20T23:30:00Z', 'Europe/Berlin', '2026-11-21'],
    ['2026-11-20T02:00:00Z', 'America/Los_Angeles', '2026-11-19'],
    ['2026-11-20T10:30:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-25T23:59:59Z', 'Europe/Berlin', '2026-10-26'],
  ])('%s in %s falls on %s', (instant, zone, day) => {
    expect(localDateOf(new Date(instant), zone)).toBe(day);
  });

  it('counts calendar days across leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-30', -1)).toBe('2026-03-29');
    expect(daysEnding('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('rejects days and zones that do not exist', () => {
    expect(localDate.safeParse('2026-02-30').success).toBe(false);
    expect(timeZone.safeParse('Mars/Olympus').success).toBe(false);
    expect(timeZone.safeParse('Asia/Kolkata').success).toBe(true);
  });
});
