import { describe, expect, it } from 'vitest';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { demoDiary } from '#infra/local/seed/demo-diary.ts';
import { instantOf } from '#infra/local/seed/wall-clock.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const ZONE = 'America/New_York';
const PLACE = { zone: ZONE, foods: builtInFoods() };
const afternoon = new Date('2026-11-20T20:00:00Z');

const dayOf = (loggedAt: string | undefined): string => localDateOf(new Date(loggedAt ?? 0), ZONE);

describe('The demo diary', () => {
  const days = demoDiary(afternoon, PLACE, undefined);

  it('the demo diary contains four weeks of entries that the API accepts, each on its day', () => {
    expect(days).toHaveLength(28);
    for (const entries of days) {
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map(({ body }) => dayOf(body.logged_at))).size).toBe(1);
      for (const { body } of entries) expect(newFoodEntry.safeParse(body).success).toBe(true);
    }
    expect(days.map(([first]) => dayOf(first?.body.logged_at)).at(-1)).toBe('2026-11-20');
  });

  it('the demo diary contains varied but reproducible entries', () => {
    const names = days.flat().map(({ body }) => body.food_name);
    expect(new Set(names).size).toBeGreaterThan(18);
    expect(demoDiary(afternoon, PLACE, undefined)).toEqual(days);
  });

  it("leaves today's dinner to the visitor, and logs nothing in the future", () => {
    for (const now of [new Date('2026-11-20T05:01:00Z'), afternoon, new Date('2026-11-21T04:59:00Z')]) {
      const today = demoDiary(now, PLACE, undefined).at(-1) ?? [];
      expect(today.map(({ body }) => body.meal_type)).not.toContain('dinner');
      for (const { body } of today) {
        expect(new Date(body.logged_at ?? 0).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(dayOf(body.logged_at)).toBe('2026-11-20');
      }
    }
  });

  it('the demo diary continues after the data of an earlier start', () => {
    expect(demoDiary(afternoon, PLACE, '2026-11-20')).toEqual([]);
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
