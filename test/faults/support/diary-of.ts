import { addDays } from '#shared/time/local-date.ts';
import { expect } from 'vitest';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { createCaller } from '#test/support/api-user.ts';

type Caller = ReturnType<typeof createCaller>;

const sums = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;

/** Returns the sums of entries as in a day's summary: grams rounded to tenths per entry, milligrams to integers. */
export const sumsOf = (entries: readonly FoodEntry[]) => {
  const total = (name: (typeof sums)[number]): number => {
    const scale = name === 'sodium' ? 1 : 10;
    return entries.reduce((sum, entry) => sum + Math.round((entry[name] ?? 0) * scale), 0) / scale;
  };
  const { calories: total_calories, ...others } = Object.fromEntries(
    sums.map((name) => [name, total(name)]),
  ) as Record<(typeof sums)[number], number>;
  return { total_calories, ...others, meal_count: entries.length };
};

/** Returns the last days before today (UTC), newest first. They stay on the dashboard's week when midnight passes. */
export const pastDays = (count: number): string[] => {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => addDays(today, -1 - index));
};

/**
 * Reads a user's entries of some days by ID through the API.
 * Each day's summary must equal the sum of its entries.
 */
export const diaryOf = async ({ call }: Caller, days: readonly string[]) => {
  const dashboard = await call('GET', '/api/dashboard?time_zone=UTC');
  expect(dashboard.status).toBe(200);
  const diary = new Map<string, FoodEntry>();
  for (const day of days) {
    const { status, body } = await call('GET', `/api/food-entries?local_date=${day}&limit=100`);
    expect(status).toBe(200);
    for (const entry of body.entries) diary.set(entry.id, entry);
    const summary = dashboard.body.week.find(({ date }) => date === day);
    expect(summary, `the sums of ${day}`).toMatchObject(sumsOf(body.entries));
    expect(new Set(body.entries.map(({ id }) => id)).size).toBe(body.entries.length);
  }
  return diary;
};
