import { describe, expect, it } from 'vitest';
import { type BusyTime, freeTimeFrom, isFree } from '#shared/business-agents/executive/free-time.ts';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

const busy = (from: string, minutes: number): BusyTime => {
  const start = new Date(from);
  return { start, end: minutesAfter(start, minutes) };
};
const found = (from: string, minutes = 30, taken: BusyTime[] = [], zone = BERLIN): string | null =>
  freeTimeFrom({ from: new Date(from), minutes, busy: taken, zone })?.toISOString() ?? null;

describe('The next free time', () => {
  it('starts now, on the next quarter hour, during working hours', () => {
    expect(found('2026-11-23T09:07:31Z')).toBe('2026-11-23T09:15:00.000Z');
    expect(found('2026-11-23T09:15:00Z')).toBe('2026-11-23T09:15:00.000Z');
  });

  it('moves to 9:00 when it is earlier, and to the next day when the meeting would end after 17:00', () => {
    expect(found('2026-11-23T03:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
    expect(found('2026-11-23T15:30:00Z')).toBe('2026-11-23T15:30:00.000Z');
    expect(found('2026-11-23T15:31:00Z')).toBe('2026-11-24T08:00:00.000Z');
    expect(found('2026-11-23T20:00:00Z')).toBe('2026-11-24T08:00:00.000Z');
  });

  it('moves to Monday from Friday evening and the weekend', () => {
    for (const from of ['2026-11-20T17:00:00Z', '2026-11-21T10:00:00Z', '2026-11-22T23:30:00Z'])
      expect(found(from)).toBe('2026-11-23T08:00:00.000Z');
  });

  it('uses the day of the time zone: Sunday night in Berlin is still Sunday afternoon in New York', () => {
    expect(found('2026-11-22T23:30:00Z', 30, [], NEW_YORK)).toBe('2026-11-23T14:00:00.000Z');
    expect(found('2026-11-23T02:00:00Z', 30, [], 'Asia/Tokyo')).toBe('2026-11-23T02:00:00.000Z');
  });

  it('the next free time stays at 9:00 local time across daylight saving changes in Berlin and New York', () => {
    // Berlin: clocks go back on 25 October 2026, forward on 29 March 2026; New York: back on 1 November, forward on 8
    // March.
    expect(found('2026-10-23T15:00:00Z')).toBe('2026-10-26T08:00:00.000Z');
    expect(found('2026-10-23T03:00:00Z')).toBe('2026-10-23T07:00:00.000Z');
    expect(found('2026-03-27T16:00:00Z')).toBe('2026-03-30T07:00:00.000Z');
    expect(found('2026-10-30T21:00:00Z', 30, [], NEW_YORK)).toBe('2026-11-02T14:00:00.000Z');
    expect(found('2026-03-06T22:00:00Z', 30, [], NEW_YORK)).toBe('2026-03-09T13:00:00.000Z');
  });

  it('skips reserved times and uses the gaps', () => {
    const taken = [busy('2026-11-23T08:00:00Z', 60), busy('2026-11-23T09:30:00Z', 30)];
    expect(found('2026-11-23T06:00:00Z', 30, taken)).toBe('2026-11-23T09:00:00.000Z');
    expect(found('2026-11-23T06:00:00Z', 45, taken)).toBe('2026-11-23T10:00:00.000Z');
  });

  it('reserves whole quarter hours: ten minutes to eleven are taken until a quarter past', () => {
    expect(found('2026-11-23T08:50:00Z', 30, [busy('2026-11-23T08:50:00Z', 20)])).toBe(
      '2026-11-23T09:15:00.000Z',
    );
  });

  it('respects an event that runs past midnight', () => {
    const night = busy('2026-11-22T22:00:00Z', 11 * 60);
    expect(found('2026-11-22T23:00:00Z', 30, [night])).toBe('2026-11-23T09:00:00.000Z');
  });

  it('gives a meeting of eight hours a whole working day, and a longer one no time', () => {
    expect(found('2026-11-23T06:00:00Z', 480)).toBe('2026-11-23T08:00:00.000Z');
    expect(found('2026-11-23T08:01:00Z', 480)).toBe('2026-11-24T08:00:00.000Z');
    expect(found('2026-11-23T06:00:00Z', 481)).toBeNull();
  });

  it('skips full days and finds no time in four full weeks', () => {
    const day = (date: string): BusyTime => busy(`${date}T00:00:00Z`, 24 * 60);
    expect(found('2026-11-23T06:00:00Z', 30, [day('2026-11-23'), day('2026-11-24')])).toBe(
      '2026-11-25T08:00:00.000Z',
    );
    expect(found('2026-11-23T06:00:00Z', 30, [busy('2026-11-23T00:00:00Z', 28 * 24 * 60)])).toBeNull();
    expect(found('2026-11-23T06:00:00Z', 30, [busy('2026-11-23T00:00:00Z', 25 * 24 * 60)])).toBe(
      '2026-12-18T08:00:00.000Z',
    );
  });

  it('never overlaps an event and never falls on a weekend or outside working hours', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const begin = Date.parse('2026-10-20T00:00:00Z');
    for (let round = 0; round < 200; round += 1) {
      const zone = [BERLIN, NEW_YORK, 'Asia/Kathmandu', 'Australia/Lord_Howe'][random(4)]!;
      const minutes = 5 + random(476);
      const from = new Date(begin + random(30 * 24 * 60) * 60_000);
      const taken = Array.from({ length: random(40) }, () =>
        busy(new Date(from.getTime() + random(5 * 24 * 60) * 60_000).toISOString(), 5 + random(300)),
      );
      const start = freeTimeFrom({ from, minutes, busy: taken, zone });
      expect(start).not.toBeNull();
      const end = minutesAfter(start!, minutes);
      const [begins, ends] = [wallClockOf(start!, zone), wallClockOf(end, zone)];
      expect(start!.getTime()).toBeGreaterThanOrEqual(from.getTime());
      expect([1, 2, 3, 4, 5]).toContain(new Date(`${begins.date}T00:00:00Z`).getUTCDay());
      expect([begins.time >= '09:00:00', ends.time <= '17:00:00', ends.date]).toEqual([
        true,
        true,
        begins.date,
      ]);
      expect(taken.filter((each) => each.start < end && each.end > start!)).toEqual([]);
    }
  });
});

describe('A requested time', () => {
  it('counts as free at any hour unless a quarter hour of it is reserved', () => {
    const taken = [busy('2026-11-21T22:00:00Z', 15)];
    expect(isFree(new Date('2026-11-21T21:30:00Z'), 30, taken)).toBe(true);
    expect(isFree(new Date('2026-11-21T21:31:00Z'), 30, taken)).toBe(false);
    expect(isFree(new Date('2026-11-21T22:14:00Z'), 5, taken)).toBe(false);
    expect(isFree(new Date('2026-11-21T22:15:00Z'), 5, taken)).toBe(true);
  });
});
