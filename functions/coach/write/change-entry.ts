import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { foldedText } from '#shared/coach/intent/folded-text.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { addDays } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { changeItem, type Change } from './change-item.ts';
import { nameOf, valuesOf } from './entry-values.ts';
import type { Found } from './find-target.ts';
import type { WriteContext } from './write-context.ts';

/** Returns the place in time of a moved entry. An entry of today never lies in the future. */
const movedFields = (
  { now, zone, facts }: WriteContext,
  { logged_at, time_zone, local_date }: FoodEntry,
  { day, time, meal }: Change,
): Partial<FoodEntry> => {
  if (day === null && time === null) return meal === null ? {} : { meal_type: meal };
  const date = day === null ? local_date : addDays(facts.date, day);
  const clock = time ?? wallClockOf(new Date(logged_at), time_zone).time.slice(0, 5);
  const at = instantOf(date, clock, zone);
  const instant = at > now && date === facts.date ? now : at;
  return {
    ...(meal !== null && { meal_type: meal }),
    logged_at: instant.toISOString(),
    local_date: date,
    time_zone: zone,
  };
};

/** Scales an entry without foods by a factor. */
const scaledFields = (entry: FoodEntry, factor: number): Partial<FoodEntry> => ({
  ...Object.fromEntries(
    nutrientNames.map((name) => {
      const value = entry[name];
      return [name, value === null ? null : Math.round(value * factor * 10) / 10];
    }),
  ),
  calories: Math.round(entry.calories * factor),
  serving_size: null,
  items: null,
});

/** Returns the only food of an entry that a change replaces, such as 'jam' in 'not jam, honey', or null. */
const indexOfReplaced = (items: readonly FoodItem[], replaces: string | null): number | null => {
  const words = foldedText(replaces ?? '').match(/\p{L}{3,}/gu) ?? [];
  const found = items.flatMap(({ name, said }, index) => {
    const names = foldedText(`${name} ${said ?? ''}`);
    return words.length > 0 && words.every((word) => names.includes(word)) ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Returns the changed fields of an entry for its foods, or null if the change cannot be understood. */
const foodFields = (
  { foods, recall }: WriteContext,
  { entry, item }: Found,
  change: Change,
): Partial<FoodEntry> | null => {
  if (change.amount === null && change.food === null) return {};
  const items = entry.items ?? [];
  const at = item ?? (items.length === 1 ? 0 : indexOfReplaced(items, change.replaces));
  const old = at === null ? undefined : items[at];
  if (old && at !== null) {
    const next = changeItem(old, change, foods);
    if (next === null) return null;
    const all = items.map((each, index) => (index === at ? next : each));
    return { food_name: nameOf(all), ...valuesOf(all), confidence_score: null };
  }
  if (items.length > 1) return null;
  if (change.food !== null && change.amount === null) {
    const described = describeMeal(change.food, foods).items.filter(({ confidence }) => confidence >= 0.5);
    const next = recall(described);
    return next.length === 0 ? null : { food_name: nameOf(next), ...valuesOf(next), confidence_score: null };
  }
  const { amount } = change;
  if (amount === null) return null;
  if ('factor' in amount) return scaledFields(entry, amount.factor);
  const known = /^(\d+(?:\.\d+)?) ?g$/.exec(entry.serving_size ?? '');
  if (known && amount.unit?.startsWith('g') === true)
    return scaledFields(entry, amount.count / Number(known[1]));
  return amount.unit === null && amount.count <= 5 ? scaledFields(entry, amount.count) : null;
};

/** Returns the changed fields of an entry, or null if the change cannot be understood. */
export const changedFields = (
  context: WriteContext,
  found: Found,
  change: Change,
): Partial<FoodEntry> | null => {
  const food = foodFields(context, found, change);
  return food && { ...food, ...movedFields(context, found.entry, change) };
};

/** Returns the fields of an entry without one of its foods. */
export const withoutItem = ({ items }: FoodEntry, at: number): Partial<FoodEntry> => {
  const left = (items ?? []).filter((_item, index) => index !== at);
  return { food_name: nameOf(left), ...valuesOf(left) };
};
