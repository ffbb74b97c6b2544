import { createHash } from 'node:crypto';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { addDays, daysEnding, localDateOf } from '#shared/time/local-date.ts';
import { demoMeals } from './demo-meals.ts';
import { nutritionOfMeal } from './nutrition-of-meal.ts';
import { instantOf } from './wall-clock.ts';

/** An entry to be, and the key by which it is written once. */
export interface DiaryEntry {
  key: string;
  body: NewFoodEntryInput;
}

/** Days of the diary, today included. */
export const DIARY_DAYS = 28;

/** When each meal is eaten, in minutes after midnight, and how often it is logged. */
const habits: Record<MealType, { at: number; share: number }> = {
  breakfast: { at: 7 * 60 + 20, share: 0.9 },
  lunch: { at: 12 * 60 + 25, share: 1 },
  snack: { at: 16 * 60, share: 0.65 },
  dinner: { at: 19 * 60, share: 0.95 },
};

/** A number from 0 to 1 that depends on the text alone: the diary is the same wherever it is made. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** What every entry of a diary shares. */
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

/** Breakfast and lunch, and the afternoon's snack once it is past; the rest of the day is the visitor's to log. */
const today = (date: string, now: Date, place: Place): DiaryEntry[] =>
  (['breakfast', 'lunch', 'snack'] as const)
    .map((type) => ({ type, at: instantOf(date, habits[type].at, place.zone) }))
    .filter(({ type, at }) => type !== 'snack' || at <= now)
    .map(({ type, at }) => entryOf(date, type, at <= now ? at : now, place));

/**
 * Entries of the demo account's last four weeks, by day, oldest first.
 * @param after day that the diary was written up to before; undefined at first
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
