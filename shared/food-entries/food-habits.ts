import { withoutLesson } from '../foods/lessons.ts';
import { sameWords } from '../meal-plans/normalize-name.ts';
import type { LocalDate } from '../time/local-date.ts';
import { wallClockOf } from '../time/wall-clock.ts';
import type { FoodHabit } from './food-habit.ts';
import type { FoodEntry } from './schema.ts';

/** Number of days to look back, including today. */
export const HABIT_DAYS = 14;
/** Number of these days on which a food must have been logged to be a habit. */
const MIN_DAYS = 3;
/** Tolerance around the current time. Minutes. */
const WINDOW_MINUTES = 90;
/** A food logged this recently today is not suggested again. Minutes. */
const JUST_EATEN_MINUTES = 180;
/** Maximum number of habits of a user, and of foods in a usual meal. */
const MAX_HABITS = 24;
const MAX_FOODS = 4;

const DAY_MINUTES = 1_440;

/** A local day and time. */
export interface LocalMinute {
  date: LocalDate;
  /** Minute of the day, 0 to 1439. */
  minute: number;
}

/** Returns the local day and minute of an instant. */
export const localMinuteOf = (instant: Date, zone: string): LocalMinute => {
  const { date, time } = wallClockOf(instant, zone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, minute: hours * 60 + minutes };
};

const habitOf = (entries: readonly FoodEntry[]): FoodHabit => {
  const latest = entries.at(-1)!;
  const items = latest.items?.map(({ alternatives: _others, ...item }) => withoutLesson(item)) ?? null;
  return {
    entry: { ...latest, items, image_url: null, note: null },
    times: entries.map(({ local_date, logged_at, time_zone }) => ({
      local_date,
      minute: localMinuteOf(new Date(logged_at), time_zone).minute,
    })),
  };
};

const countDays = (times: FoodHabit['times']): number =>
  new Set(times.map(({ local_date }) => local_date)).size;

/** Returns the foods that were logged on at least three days, most frequent first. @param entries in any order */
export const foodHabitsOf = (entries: readonly FoodEntry[]): FoodHabit[] => {
  const inOrder = entries.toSorted((one, other) => one.logged_at.localeCompare(other.logged_at));
  const byName = Map.groupBy(inOrder, ({ food_name }) => sameWords(food_name));
  return [...byName]
    .filter(([name]) => name !== '')
    .map(([, same]) => habitOf(same))
    .filter(({ times }) => countDays(times) >= MIN_DAYS)
    .toSorted((one, other) => countDays(other.times) - countDays(one.times))
    .slice(0, MAX_HABITS);
};

/** Returns the distance of two times of day in minutes: 23:50 and 00:10 are 20 minutes apart. */
const distanceOf = (one: number, other: number): number => {
  const apart = Math.abs(one - other);
  return Math.min(apart, DAY_MINUTES - apart);
};

const isJustEaten = ({ times }: FoodHabit, now: LocalMinute): boolean =>
  times.some(
    ({ local_date, minute }) =>
      local_date === now.date && distanceOf(minute, now.minute) <= JUST_EATEN_MINUTES,
  );

const daysAround = ({ times }: FoodHabit, { minute }: LocalMinute): Set<LocalDate> =>
  new Set(
    times
      .filter((time) => distanceOf(time.minute, minute) <= WINDOW_MINUTES)
      .map(({ local_date }) => local_date),
  );

/**
 * Returns the foods that the user usually eats at a time of day, most frequent first: logged within 90 minutes of it on
 * at least three days, and not in the last three hours.
 */
export const habitsAt = (habits: readonly FoodHabit[], now: LocalMinute): FoodHabit[] =>
  habits
    .map((habit) => ({ habit, days: daysAround(habit, now).size }))
    .filter(({ habit, days }) => days >= MIN_DAYS && !isJustEaten(habit, now))
    .toSorted((one, other) => other.days - one.days)
    .map(({ habit }) => habit);

/**
 * Returns the usual meal at a time of day: the most frequent food, and up to three others that were logged with it on
 * at least three days. Empty if there is no habit, or if part of it was just eaten.
 */
export const usualMealAt = (habits: readonly FoodHabit[], now: LocalMinute): FoodEntry[] => {
  const [first, ...others] = habits
    .map((habit) => ({ habit, days: daysAround(habit, now) }))
    .filter(({ days }) => days.size >= MIN_DAYS)
    .toSorted((one, other) => other.days.size - one.days.size);
  if (!first) return [];
  const together = others.filter(
    ({ days }) => [...days].filter((day) => first.days.has(day)).length >= MIN_DAYS,
  );
  const meal = [first, ...together].slice(0, MAX_FOODS).map(({ habit }) => habit);
  return meal.some((habit) => isJustEaten(habit, now)) ? [] : meal.map(({ entry }) => entry);
};
