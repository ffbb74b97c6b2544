import { describe, expect, it } from 'vitest';
import { followUpOf } from '#shared/business-agents/sdr/follow-up.ts';

const from = (score: number, now: string, zone = 'Europe/Berlin'): string =>
  followUpOf(score, new Date(now), zone).from.toISOString();

describe('SDR-15 The date of a follow-up', () => {
  it.each([
    [100, 'high', '2026-11-17T08:00:00.000Z'],
    [70, 'high', '2026-11-17T08:00:00.000Z'],
    [69, 'medium', '2026-11-18T08:00:00.000Z'],
    [40, 'medium', '2026-11-18T08:00:00.000Z'],
    [39, 'low', '2026-11-23T08:00:00.000Z'],
    [0, 'low', '2026-11-23T08:00:00.000Z'],
  ])('a score of %i gives priority %s and the date %s', (score, priority, instant) => {
    const planned = followUpOf(score, new Date('2026-11-16T10:00:00Z'), 'Europe/Berlin');
    expect([planned.priority, planned.from.toISOString()]).toEqual([priority, instant]);
  });

  it('skips weekends', () => {
    expect(from(70, '2026-11-20T10:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
    expect(from(70, '2026-11-21T10:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
    expect(from(50, '2026-11-20T10:00:00Z')).toBe('2026-11-24T08:00:00.000Z');
    expect(from(10, '2026-11-20T10:00:00Z')).toBe('2026-11-27T08:00:00.000Z');
  });

  it("starts at nine in the user's time zone, on the user's local day", () => {
    // Already Tuesday in Auckland, still Monday in Los Angeles.
    expect(from(70, '2026-11-16T12:00:00Z', 'Pacific/Auckland')).toBe('2026-11-17T20:00:00.000Z');
    expect(from(70, '2026-11-17T05:00:00Z', 'America/Los_Angeles')).toBe('2026-11-17T17:00:00.000Z');
    // Berlin's clocks go back and forward in between.
    expect(from(70, '2026-10-23T10:00:00Z')).toBe('2026-10-26T08:00:00.000Z');
    expect(from(70, '2027-03-26T10:00:00Z')).toBe('2027-03-29T07:00:00.000Z');
  });
});
