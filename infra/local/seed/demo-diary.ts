import { createHash } from 'node:crypto';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { addDays, daysEnding, localDateOf } from '#shared/time/local-date.ts';
import { demoMeals } from './demo-meals.ts';
import { nutritionOfMeal } from './nutrition-of-meal.ts';
import { instantOf } from './wall-clock.ts';

/** A diary entry to create, with its idempotency key. */
export interface DiaryEntry {
  key: string;
  body: NewFoodEntryInput;
}

/** Days of the diary, including today. */
const DIARY_DAYS = 28;

/** The time of each meal in minutes after midnight, and its probability per day. */
const habits: Record<MealType, { at: number; share: number }> = {
  breakfast: { at: 7 * 60 + 20, share: 0.9 },
  lunch: { at: 12 * 60 + 25, share: 1 },
  snack: { at: 16 * 60, share: 0.65 },
  dinner: { at: 19 * 60, share: 0.95 },
};

/** Returns a number from 0 to 1 that only depends on the text, so that the diary is the same everywhere. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** The fields that all entries of a diary share. */
interface Place {
  zone: string;
  foods: FoodKnowledge;
}

const entryOf = (date: string, type: MealType, at: Date, { zone, foods }: Place): DiaryEntry => {
  const choices = demoMeals[type];
  const [first] = choices;
  const chosen = choices[Math.floor(chance(`${date} ${type} food`) * choices.length)] ?? first;
  if (!chosen) throw new Error(`The demo diary has no meals for ${type}.`);
  return {
    key: `demo-${date}-${type}`,
    body: {
      ...nutritionOfMeal(chosen, foods),
      meal_type: type,
      logged_at: at.toISOString(),
      time_zone: zone,
    },
  };
};

const pastDay = (date: string, place: Place): DiaryEntry[] =>
  (Object.keys(habits) as MealType[])
    .filter((type) => chance(`${date} ${type} logged`) < habits[type].share)
    .map((type) => {
      const minutes = habits[type].at + Math.floor(chance(`${date} ${type} minute`) * 50);
      return entryOf(date, type, instantOf(date, minutes, place.zone), place);
    });

/** Returns breakfast and lunch, and the afternoon snack once it is past; the visitor logs the rest of the day. */
const today = (date: string, now: Date, place: Place): DiaryEntry[] =>
  (['breakfast', 'lunch', 'snack'] as const)
    .map((type) => ({ type, at: instantOf(date, habits[type].at, place.zone) }))
    .filter(({ type, at }) => type !== 'snack' || at <= now)
    .map(({ type, at }) => entryOf(date, type, at <= now ? at : now, place));

/**
 * Returns the demo account's entries of the last four weeks by day, oldest first.
 * @param after last day that already has entries; undefined on the first run
 */
export const demoDiary = (now: Date, place: Place, after: string | undefined): DiaryEntry[][] => {
  const { zone } = place;
  const current = localDateOf(now, zone);
  return daysEnding(addDays(current, -1), DIARY_DAYS - 1)
    .map((date) => ({ date, entries: pastDay(date, place) }))
    .concat({ date: current, entries: today(current, now, place) })
    .filter(({ date }) => after === undefined || date > after)
    .map(({ entries }) => entries);
};
