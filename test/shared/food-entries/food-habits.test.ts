import { describe, expect, it } from 'vitest';
import {
  foodHabitsOf,
  habitsAt,
  type LocalMinute,
  localMinuteOf,
  usualMealAt,
} from '#shared/food-entries/food-habits.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';

let count = 0;
/** Returns an entry at a UTC time; `time` is `HH:MM`. */
const at = (local_date: string, time: string, food_name: string, over: Partial<FoodEntry> = {}): FoodEntry =>
  aFoodEntry(
    { food_name, local_date, logged_at: `${local_date}T${time}:00.000Z`, time_zone: 'UTC', ...over },
    (count += 1),
  );
const onDays = (food: string, time: string, ...days: number[]): FoodEntry[] =>
  days.map((day) => at(`2026-11-${String(day).padStart(2, '0')}`, time, food));
const now = (date: string, time: string): LocalMinute =>
  localMinuteOf(new Date(`${date}T${time}:00Z`), 'UTC');
const namesAt = (entries: FoodEntry[], moment: LocalMinute) =>
  habitsAt(foodHabitsOf(entries), moment).map(({ entry }) => entry.food_name);
const mealAt = (entries: FoodEntry[], moment: LocalMinute) =>
  usualMealAt(foodHabitsOf(entries), moment).map(({ food_name }) => food_name);

describe('foodHabitsOf', () => {
  it('returns foods of at least three days with the values of the latest entry, but without its photo and note', () => {
    const oats = [
      ...onDays('Oats', '08:00', 10, 11),
      at('2026-11-12', '08:10', ' OATS ', { calories: 420, image_url: 'photos/x', note: 'Burnt' }),
    ];
    const [habit, ...others] = foodHabitsOf([...oats, ...onDays('Cake', '15:00', 10, 11)]);
    expect(others).toEqual([]);
    expect(habit?.entry).toMatchObject({ calories: 420, image_url: null, note: null });
    expect(habit?.times).toEqual([
      { local_date: '2026-11-10', minute: 480 },
      { local_date: '2026-11-11', minute: 480 },
      { local_date: '2026-11-12', minute: 490 },
    ]);
  });

  it('counts days, not entries', () => {
    expect(foodHabitsOf(onDays('Coffee', '08:00', 10, 10, 10, 11))).toEqual([]);
  });

  it('reads the time of day in the time zone of each entry', () => {
    const entries = [10, 11, 12].map((day) =>
      at(`2026-11-${day}`, '07:00', 'Oats', { time_zone: 'Europe/Berlin' }),
    );
    expect(foodHabitsOf(entries)[0]?.times[0]?.minute).toBe(480);
  });
});

describe('habitsAt', () => {
  const oats = onDays('Oats', '08:00', 10, 11, 12);

  it.each([
    ['90 minutes earlier', '06:30', ['Oats']],
    ['91 minutes earlier', '06:29', []],
    ['90 minutes later', '09:30', ['Oats']],
    ['91 minutes later', '09:31', []],
  ])('applies the window of 90 minutes: %s', (_, time, names) => {
    expect(namesAt(oats, now('2026-11-13', time))).toEqual(names);
  });

  it('continues over midnight', () => {
    const milk = [
      at('2026-11-10', '23:50', 'Milk'),
      at('2026-11-11', '23:40', 'Milk'),
      at('2026-11-13', '00:05', 'Milk'),
    ];
    expect(namesAt(milk, now('2026-11-14', '00:10'))).toEqual(['Milk']);
  });

  it('leaves out a food that was eaten in the last three hours, and offers it the next day', () => {
    const eaten = [...oats, at('2026-11-13', '07:00', 'Oats')];
    expect(namesAt(eaten, now('2026-11-13', '09:00'))).toEqual([]);
    expect(namesAt(eaten, now('2026-11-14', '09:00'))).toEqual(['Oats']);
  });

  it('returns the most frequent food first', () => {
    const entries = [...oats, ...onDays('Coffee', '08:30', 9, 10, 11, 12)];
    expect(namesAt(entries, now('2026-11-13', '08:00'))).toEqual(['Coffee', 'Oats']);
  });
});

describe('usualMealAt', () => {
  it('joins foods that were eaten together on three days, and leaves out alternatives', () => {
    const entries = [
      ...onDays('Coffee', '08:00', 6, 7, 8, 9, 10, 11, 12),
      ...onDays('Oats', '08:05', 6, 7, 8, 9),
      ...onDays('Late coffee', '15:00', 6, 7, 8, 9),
      ...onDays('Eggs', '08:10', 10, 11),
    ];
    expect(mealAt(entries, now('2026-11-13', '08:00'))).toEqual(['Coffee', 'Oats']);
  });

  it('returns nothing without a habit, and after part of the meal was eaten', () => {
    const entries = [...onDays('Coffee', '08:00', 10, 11, 12), ...onDays('Oats', '08:00', 10, 11, 12)];
    expect(mealAt([], now('2026-11-13', '08:00'))).toEqual([]);
    expect(mealAt(entries, now('2026-11-13', '13:00'))).toEqual([]);
    expect(mealAt([...entries, at('2026-11-13', '07:30', 'Oats')], now('2026-11-13', '08:00'))).toEqual([]);
  });

  it('returns at most four foods', () => {
    const entries = ['A', 'B', 'C', 'D', 'E'].flatMap((food) => onDays(food, '08:00', 10, 11, 12));
    expect(mealAt(entries, now('2026-11-13', '08:00'))).toHaveLength(4);
  });
});
