import { describe, expect, it } from 'vitest';
import { dueNightlyRuns } from '#functions/insights/nightly/due-nightly-runs.ts';
import { zoneName, zoneNames } from '#shared/time/zone-name.ts';
import { isFull } from '#test/support/full-size.ts';

const MINUTE = 60_000;

/** Returns all nights of a time zone between two instants, in steps of 15 minutes. */
const nightsOf = (zone: string, from: string, to: string, step = 15): [string, string][] => {
  const found: [string, string][] = [];
  let last = new Date(from);
  for (
    let now = new Date(last.getTime() + step * MINUTE);
    now <= new Date(to);
    now = new Date(now.getTime() + step * MINUTE)
  ) {
    for (const { date } of dueNightlyRuns(last, now, [zone]))
      found.push([date, now.toISOString().slice(0, 16)]);
    last = now;
  }
  return found;
};

describe('The nightly run of a time zone', () => {
  it('starts at 3:00 local time, also in zones with half and quarter hour offsets', () => {
    expect(nightsOf('Asia/Kolkata', '2026-11-20T00:00Z', '2026-11-21T00:00Z')).toEqual([
      ['2026-11-21', '2026-11-20T21:30'],
    ]);
    expect(nightsOf('Asia/Kathmandu', '2026-11-20T00:00Z', '2026-11-21T00:00Z')).toEqual([
      ['2026-11-21', '2026-11-20T21:15'],
    ]);
    expect(nightsOf('Pacific/Chatham', '2026-11-20T00:00Z', '2026-11-21T00:00Z')).toEqual([
      ['2026-11-21', '2026-11-20T13:15'],
    ]);
  });

  it('the nightly run of a time zone happens once a day across daylight saving changes', () => {
    const spring = nightsOf('Europe/Berlin', '2026-03-28T12:00Z', '2026-03-31T12:00Z');
    expect(spring).toEqual([
      ['2026-03-29', '2026-03-29T01:00'],
      ['2026-03-30', '2026-03-30T01:00'],
      ['2026-03-31', '2026-03-31T01:00'],
    ]);
    const autumn = nightsOf('Europe/Berlin', '2026-10-24T12:00Z', '2026-10-26T12:00Z');
    expect(autumn).toEqual([
      ['2026-10-25', '2026-10-25T02:00'],
      ['2026-10-26', '2026-10-26T02:00'],
    ]);
    // Troll skips from 1:00 to 3:00; Lord Howe changes by half an hour.
    expect(nightsOf('Antarctica/Troll', '2026-03-28T12:00Z', '2026-03-30T12:00Z')).toHaveLength(2);
    expect(nightsOf('Australia/Lord_Howe', '2026-10-02T12:00Z', '2026-10-05T12:00Z')).toHaveLength(3);
  });

  it('runs once a day in every existing zone during a daylight saving change', () => {
    const zones = isFull ? zoneNames() : zoneNames().filter((_zone, at) => at % 120 === 0);
    const spans = [
      ['2026-10-23T00:00Z', '2026-11-03T00:00Z'],
      ['2026-03-06T00:00Z', '2026-03-10T00:00Z'],
      ['2026-03-27T00:00Z', '2026-03-31T00:00Z'],
    ] as const;
    for (const zone of zones)
      for (const [from, to] of spans) {
        const dates = nightsOf(zone, from, to, 180).map(([date]) => date);
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
        expect(dates, `${zone} ${from}`).toEqual([...new Set(dates)].toSorted());
        expect(Math.abs(dates.length - days), `${zone} ${from}: ${dates.join()}`).toBeLessThanOrEqual(1);
      }
  });

  it('runs once per day throughout a year in zones with unusual rules', () => {
    const zones = ['America/Sao_Paulo', 'Africa/Casablanca', 'Pacific/Apia', 'Asia/Tehran', 'America/Nuuk'];
    for (const zone of zones) {
      const dates = nightsOf(zone, '2026-01-01T00:00Z', '2026-12-31T00:00Z', 60).map(([date]) => date);
      expect(new Set(dates).size).toBe(dates.length);
      expect(dates).toHaveLength(364);
    }
  });

  it('catches up on the latest missed run only, together with a missed weekly email', () => {
    const [night, ...more] = dueNightlyRuns(new Date('2026-11-14T00:00Z'), new Date('2026-11-20T12:00Z'), [
      'UTC',
    ]);
    expect(night).toEqual({ zone: 'UTC', date: '2026-11-20', is_weekly: true });
    expect(more).toEqual([]);
    expect(dueNightlyRuns(new Date('2026-11-20T02:45Z'), new Date('2026-11-20T03:00Z'), ['UTC'])).toEqual([
      { zone: 'UTC', date: '2026-11-20', is_weekly: false },
    ]);
    expect(dueNightlyRuns(new Date('2026-11-20T03:00Z'), new Date('2026-11-20T03:15Z'), ['UTC'])).toEqual([]);
    expect(
      dueNightlyRuns(new Date('2026-11-23T02:45Z'), new Date('2026-11-23T03:00Z'), ['UTC'])[0]?.is_weekly,
    ).toBe(true);
  });

  it('the nightly run of a time zone covers users who logged under any alias of the zone', () => {
    const known = new Set(zoneNames());
    const names = [
      'Asia/Kolkata',
      'Asia/Calcutta',
      'US/Pacific',
      'Europe/Kyiv',
      'UTC',
      'Etc/UTC',
      'GMT',
      'Etc/GMT+3',
      'Etc/GMT-14',
      'EST5EDT',
      'europe/berlin',
    ];
    for (const name of names) expect(known, name).toContain(zoneName(name));
    expect(zoneName('Asia/Kolkata')).toBe(zoneName('Asia/Calcutta'));
    expect(zoneNames()).toHaveLength(known.size);
  });
});
