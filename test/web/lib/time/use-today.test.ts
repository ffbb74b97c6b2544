import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from '#web/lib/time/use-today.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let zone = 'Europe/Berlin';
const deviceIn = (name: string) => {
  zone = name;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: zone };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openAt = (instant: string) => {
  vi.setSystemTime(instant);
  let renders = 0;
  const hook = renderHook(() => {
    renders += 1;
    return useToday();
  });
  return { ...hook, date: () => hook.result.current.date, renders: () => renders };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Simulates a sleeping device: the clock continues, timers do not. */
const sleepUntil = (instant: string) => vi.setSystemTime(instant);

describe('The current day', () => {
  it.each([
    ['Europe/Berlin', 'a day of 24 hours', '2026-11-20T23:00:00Z', 24, '2026-11-21', '2026-11-22'],
    ['Europe/Berlin', 'a day of 23 hours', '2026-03-28T23:00:00Z', 23, '2026-03-29', '2026-03-30'],
    ['Europe/Berlin', 'a day of 25 hours', '2026-10-24T22:00:00Z', 25, '2026-10-25', '2026-10-26'],
    ['America/New_York', 'a day of 23 hours', '2026-03-08T05:00:00Z', 23, '2026-03-08', '2026-03-09'],
    ['America/New_York', 'a day of 25 hours', '2026-11-01T04:00:00Z', 25, '2026-11-01', '2026-11-02'],
    ['Asia/Kathmandu', 'a day of 24 hours', '2026-11-20T18:15:00Z', 24, '2026-11-21', '2026-11-22'],
  ])('the day starts in %s (%s) at %s and lasts %i hours', async (name, _, midnight, hours, day, next) => {
    deviceIn(name);
    const { date } = openAt(midnight);
    await pass(hours * HOUR - 1);
    expect(date()).toBe(day);
    await pass(1);
    expect(date()).toBe(next);
  });

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('the day changes when the user returns after midnight: %s', (_, look) => {
    deviceIn('Europe/Berlin');
    const { date } = openAt('2026-11-20T20:00:00Z');
    sleepUntil('2026-11-21T06:30:00Z');
    expect(date()).toBe('2026-11-20');
    act(() => void look());
    expect(date()).toBe('2026-11-21');
  });

  it('the current day follows the device into another time zone within a minute, and back over the date line', async () => {
    deviceIn('Pacific/Auckland');
    const { result } = openAt('2026-11-20T20:00:30Z');
    expect(result.current).toEqual({ date: '2026-11-21', timeZone: 'Pacific/Auckland' });
    deviceIn('America/Los_Angeles');
    await pass(MINUTE);
    expect(result.current).toEqual({ date: '2026-11-20', timeZone: 'America/Los_Angeles' });
  });

  it('the day reports a new time zone with the same date', async () => {
    deviceIn('Europe/Berlin');
    const { result } = openAt('2026-11-20T12:00:00Z');
    deviceIn('Europe/London');
    await pass(MINUTE);
    expect(result.current).toEqual({ date: '2026-11-20', timeZone: 'Europe/London' });
  });

  it('the useToday hook renders nothing again during the day', async () => {
    deviceIn('Europe/Berlin');
    const { renders } = openAt('2026-11-20T08:00:00Z');
    await pass(10 * HOUR);
    expect(renders()).toBe(1);
  });

  it('the timer for the current day stops when no component shows it', () => {
    const { unmount } = openAt('2026-11-20T08:00:00Z');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
