import { describe, expect, it } from 'vitest';
import { jumpFrom } from '#shared/weights/weight-jump.ts';
import { weightSpan } from '#shared/weights/schema.ts';
import { weightTrendOf } from '#shared/weights/weight-trend.ts';

const day = (date: string, weight: number) => ({ date, weight });

describe('The weight trend', () => {
  it('starts at the first weight and moves a tenth of the way to each next one', () => {
    const days = [day('2026-11-01', 80), day('2026-11-02', 81), day('2026-11-03', 79)];
    expect(weightTrendOf(days).map(({ trend }) => Number(trend.toFixed(4)))).toEqual([80, 80.1, 79.99]);
  });

  it('counts a weight after a gap as if it had been the same on every day of it', () => {
    const gap = weightTrendOf([day('2026-11-01', 80), day('2026-11-08', 78)]).at(-1)!.trend;
    const every = weightTrendOf([
      day('2026-11-01', 80),
      ...[2, 3, 4, 5, 6, 7, 8].map((at) => day(`2026-11-0${at}`, 78)),
    ]).at(-1)!.trend;
    expect(gap).toBeCloseTo(every, 9);
  });

  it('crosses months and clock changes day by day', () => {
    const days = [day('2026-03-28', 80), day('2026-03-29', 81), day('2026-03-30', 81)];
    expect(weightTrendOf(days).at(-1)!.trend).toBeCloseTo(80.19, 9);
  });
});

describe('An implausible weight', () => {
  const log = [day('2026-11-01', 60), day('2026-11-20', 80)];

  it('differs strongly from the nearest weight in time', () => {
    expect(jumpFrom(day('2026-11-21', 70), log)).toEqual(log[1]);
    expect(jumpFrom(day('2026-11-02', 80), log)).toEqual(log[0]);
  });

  it('excludes changes that water or several weeks explain', () => {
    expect(jumpFrom(day('2026-11-21', 82.5), log)).toBeNull();
    expect(jumpFrom(day('2026-12-20', 72), log)).toBeNull();
    expect(jumpFrom(day('2027-11-20', 61), log)).toBeNull();
  });

  it('includes a weight in another unit, however old the last one', () => {
    expect(jumpFrom(day('2030-01-01', 176.4), log)).toEqual(log[1]);
  });

  it('an implausible weight needs another weight to compare with', () => {
    expect(jumpFrom(day('2026-11-20', 81), [day('2026-11-20', 181)])).toBeNull();
    expect(jumpFrom(day('2026-11-20', 81), [])).toBeNull();
  });
});

describe('A range of days for weights', () => {
  it.each([
    ['one day', '2026-11-20', '2026-11-20', true],
    ['400 days', '2025-10-17', '2026-11-20', true],
    ['401 days', '2025-10-16', '2026-11-20', false],
    ['days that run backwards', '2026-11-20', '2026-11-19', false],
  ])('accepts %s, %s to %s: %s', (_what, from, to, isFine) => {
    expect(weightSpan.safeParse({ from, to }).success).toBe(isFine);
  });
});
