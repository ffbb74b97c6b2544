import { describe, expect, it } from 'vitest';
import { loggedAtOn } from '#web/lib/time/logged-at.ts';

describe('The time of a meal whose text states it', () => {
  const now = new Date('2026-03-30T10:00:00Z');

  it('a stated time is the local time on the day, also across a clock change', () => {
    // Berlin changed to summer time on March 29, 2026.
    const at = (day: string) => loggedAtOn(day, 'dinner', 'Europe/Berlin', now, '21:00').logged_at;
    expect([at('2026-03-28'), at('2026-03-29')]).toEqual([
      '2026-03-28T20:00:00.000Z',
      '2026-03-29T19:00:00.000Z',
    ]);
  });

  it('a local time that the clock change skipped stays on its day', () => {
    expect(loggedAtOn('2026-03-29', 'snack', 'Europe/Berlin', now, '02:30').logged_at).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  it('a time today that is still to come is the current time', () => {
    expect(loggedAtOn('2026-03-30', 'dinner', 'Europe/Berlin', now, '21:00')).toEqual({});
    expect(loggedAtOn('2026-03-30', 'breakfast', 'Europe/Berlin', now, '08:00').logged_at).toBe(
      '2026-03-30T06:00:00.000Z',
    );
  });

  it("a meal on another day without a stated time has the meal's usual time", () => {
    expect(loggedAtOn('2026-03-28', 'lunch', 'Europe/Berlin', now).logged_at).toBe(
      '2026-03-28T11:30:00.000Z',
    );
  });
});
