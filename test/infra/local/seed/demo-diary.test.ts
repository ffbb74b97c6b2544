import { describe, expect, it } from 'vitest';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { DEMO_GOAL } from '#infra/local/seed/demo-account.ts';
import { demoDiary } from '#infra/local/seed/demo-diary.ts';
import { instantOf } from '#infra/local/seed/wall-clock.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const ZONE = 'America/New_York';
const PLACE = { zone: ZONE, foods: builtInFoods() };
const afternoon = new Date('2026-11-20T20:00:00Z');
const TODAY = '2026-11-20';

describe('The demo diary', () => {
  const days = demoDiary(afternoon, PLACE);
  const past = days.filter(({ date }) => date !== TODAY);

  it('the demo diary covers eight weeks with entries that the API accepts, each on its day', () => {
    expect(days[0]?.date).toBe(addDays(TODAY, -55));
    expect(days.at(-1)?.date).toBe(TODAY);
    expect(days.length).toBeGreaterThanOrEqual(53);
    for (const { date, entries } of past) {
      expect(entries.length).toBeGreaterThanOrEqual(4);
      for (const entry of entries) {
        expect(localDateOf(new Date(entry.logged_at), entry.time_zone)).toBe(date);
        expect(newFoodEntry.safeParse(entry).success).toBe(true);
      }
    }
  });

  it('every past day of the demo diary is within 15% of the goal, and weekends are above weekdays', () => {
    const sums = past.map(({ date, entries }) => ({
      isWeekend: [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()),
      sum: entries.reduce((total, { calories }) => total + calories, 0),
    }));
    for (const { sum } of sums) expect(Math.abs(sum - DEMO_GOAL)).toBeLessThan(DEMO_GOAL * 0.15);
    const meanOf = (isWeekend: boolean): number => {
      const some = sums.filter((each) => each.isWeekend === isWeekend);
      return some.reduce((total, { sum }) => total + sum, 0) / some.length;
    };
    expect(meanOf(true)).toBeGreaterThan(meanOf(false));
  });

  it('the demo diary contains a trip in another time zone', () => {
    const away = past.filter(({ entries }) => entries.some(({ time_zone }) => time_zone !== ZONE));
    expect(away).toHaveLength(5);
  });

  it('the demo diary contains varied but reproducible entries', () => {
    const names = days.flatMap(({ entries }) => entries.map(({ food_name }) => food_name));
    expect(new Set(names).size).toBeGreaterThan(18);
    expect(demoDiary(afternoon, PLACE)).toEqual(days);
  });

  it("leaves today's dinner to the visitor, and logs nothing in the future", () => {
    for (const now of [new Date('2026-11-20T05:01:00Z'), afternoon, new Date('2026-11-21T04:59:00Z')]) {
      const { entries } = demoDiary(now, PLACE).at(-1)!;
      expect(entries.map(({ meal_type }) => meal_type)).not.toContain('dinner');
      for (const { logged_at } of entries) {
        expect(new Date(logged_at).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(localDateOf(new Date(logged_at), ZONE)).toBe(TODAY);
      }
    }
  });

  it('the demo diary continues after the data of an earlier start', () => {
    expect(demoDiary(afternoon, PLACE, TODAY)).toEqual([]);
    expect(demoDiary(afternoon, PLACE, '2026-11-18')).toEqual(days.slice(-2));
  });
});

describe('A time of day in the demo diary', () => {
  it.each([
    ['2026-07-01', 'Europe/Berlin', '2026-07-01T05:30:00.000Z'],
    ['2026-12-01', 'Europe/Berlin', '2026-12-01T06:30:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T05:30:00.000Z'],
    ['2026-12-01', 'Asia/Kathmandu', '2026-12-01T01:45:00.000Z'],
    ['2026-12-01', 'Pacific/Kiritimati', '2026-11-30T17:30:00.000Z'],
  ])('converts %s in %s to an instant', (date, zone, expected) => {
    expect(instantOf(date, 7 * 60 + 30, zone).toISOString()).toBe(expected);
  });
});
