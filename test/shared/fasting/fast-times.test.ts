import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs, fastingWeekOf, isOverlapping, targetAt } from '#shared/fasting/fast-times.ts';
import { HOUR_MS, planNameOf } from '#shared/fasting/plans.ts';
import { fastWrite } from '#shared/fasting/schema.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

const BERLIN = 'Europe/Berlin';
const aFast = (started_at: string, ended_at: string | null, target_hours = 16) => ({
  id: started_at,
  started_at,
  ended_at,
  target_hours,
});
const now = new Date('2026-11-23T12:00:00.000Z');

describe('The target of a fast', () => {
  it.each([
    ['an ordinary night', '2026-11-20', '12:00:00'],
    ['the night in which clocks are set forward', '2026-03-28', '13:00:00'],
    ['the night in which clocks are set back', '2026-10-24', '11:00:00'],
  ])('the target of a fast is 16 elapsed hours after 20:00 in %s', (_night, date, time) => {
    const started_at = instantOf(date, '20:00', BERLIN).toISOString();
    const target = targetAt({ started_at, target_hours: 16 });
    expect(elapsedMs({ started_at, ended_at: target.toISOString() }, now)).toBe(16 * HOUR_MS);
    expect(wallClockOf(target, BERLIN).time).toBe(time);
  });
});

describe('elapsedMs', () => {
  it('counts until now without an end, and is never negative', () => {
    expect(elapsedMs(aFast('2026-11-23T10:30:00.000Z', null), now)).toBe(1.5 * HOUR_MS);
    expect(elapsedMs(aFast('2026-11-23T12:00:03.000Z', null), now)).toBe(0);
  });
});

describe('isOverlapping', () => {
  const instant = fc.integer({ min: 0, max: 100 }).map((hour) => new Date(hour * HOUR_MS).toISOString());
  const times = fc
    .tuple(instant, instant)
    .filter(([one, other]) => one < other)
    .map(([started_at, ended_at]) => ({ started_at, ended_at }));

  it('returns true exactly if an hour belongs to both fasts, in either order', () => {
    const hours = ({ started_at, ended_at }: { started_at: string; ended_at: string }) =>
      Array.from({ length: 101 }, (_none, hour) => new Date((hour + 0.5) * HOUR_MS).toISOString()).filter(
        (at) => at > started_at && at < ended_at,
      );
    fc.assert(
      fc.property(times, times, (one, other) => {
        const isShared = hours(one).some((hour) => hours(other).includes(hour));
        expect(isOverlapping(one, other)).toBe(isShared);
        expect(isOverlapping(other, one)).toBe(isShared);
      }),
    );
  });

  it('returns true for a running fast and one that ends after its start', () => {
    const running = aFast('2026-11-23T08:00:00.000Z', null);
    const until = (ended_at: string) => aFast('2026-11-22T20:00:00.000Z', ended_at);
    expect(isOverlapping(running, until('2026-11-23T08:00:00.001Z'))).toBe(true);
    expect(isOverlapping(running, until('2026-11-23T08:00:00.000Z'))).toBe(false);
  });
});

describe('fastingWeekOf', () => {
  it('summarizes the fasts that ended in the last seven days', () => {
    const fasts = [
      aFast('2026-11-23T11:00:00.000Z', null),
      aFast('2026-11-22T20:00:00.000Z', '2026-11-23T10:00:00.000Z'),
      aFast('2026-11-16T02:00:00.000Z', '2026-11-16T12:00:00.000Z'),
      aFast('2026-11-15T20:00:00.000Z', '2026-11-16T01:59:00.000Z'),
    ];
    expect(fastingWeekOf(fasts, now)).toEqual({ count: 2, mean: 12 * HOUR_MS, longest: 14 * HOUR_MS });
  });

  it('returns null without an ended fast', () => {
    expect(fastingWeekOf([aFast('2026-11-23T11:00:00.000Z', null)], now)).toBeNull();
  });
});

describe('The schema of a saved fast', () => {
  const fieldOf = (body: object) => fastWrite.safeParse(body).error?.issues.map(({ path }) => path.join('.'));
  const start = { started_at: '2026-11-20T20:00:00Z', target_hours: 16 };

  it.each([
    ['rejects one that ends before its start', { ...start, ended_at: '2026-11-20T19:00:00Z' }, ['ended_at']],
    ['rejects one longer than 48 hours', { ...start, ended_at: '2026-11-22T20:00:01Z' }, ['ended_at']],
    ['rejects a plan of 25 hours', { ...start, ended_at: null, target_hours: 25 }, ['target_hours']],
    ['rejects a plan of no time', { ...start, ended_at: null, target_hours: 0 }, ['target_hours']],
    ['accepts one of 48 hours', { ...start, ended_at: '2026-11-22T20:00:00Z' }, undefined],
  ])('the schema of a saved fast %s', (_kind, body, fields) => {
    expect(fieldOf(body)).toEqual(fields);
  });

  it('the schema of a saved fast converts instants to UTC with milliseconds, so that they sort as text', () => {
    const parsed = fastWrite.parse({ ...start, started_at: '2026-11-20T21:00:00+01:00', ended_at: null });
    expect(parsed.started_at).toBe('2026-11-20T20:00:00.000Z');
  });
});

describe('planNameOf', () => {
  it('returns the hours of fasting and of eating', () => {
    expect([12, 16, 23].map(planNameOf)).toEqual(['12:12', '16:8', '23:1']);
  });
});
