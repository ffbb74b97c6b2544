import type { EditTarget } from '#shared/coach/intent/edit.ts';
import { foldedText } from '#shared/coach/intent/folded-text.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { WriteContext } from './write-context.ts';

/** An entry, or one food of it. */
export interface Found {
  entry: FoodEntry;
  /** Index of the food in `entry.items`; null for the whole entry. */
  item: number | null;
  /** Whether the name covers only a part of an entry without foods: 'banana' of 'Oatmeal with banana'. */
  isPartial: boolean;
}

const stem = (word: string): string => word.replace(/(?:es|s|en|n|e)$/, '');
const stemsOf = (text: string): string[] =>
  foldedText(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.map(stem) ?? [];
const SMALL = new Set(['with', 'and', 'mit', 'und', 'of', 'the', 'a', 'in']);

const covers = (name: string, wanted: readonly string[]): boolean => {
  const words = new Set(stemsOf(name));
  return wanted.length > 0 && wanted.every((word) => words.has(word));
};

const placeIn = (entry: FoodEntry, wanted: readonly string[], records: ReadonlySet<string>): Found | null => {
  const items = entry.items ?? [];
  const item = items.findIndex(
    ({ name, said, record_id }) =>
      covers(name, wanted) || covers(said ?? '', wanted) || (record_id !== null && records.has(record_id)),
  );
  if (item >= 0) return { entry, item: items.length === 1 ? null : item, isPartial: false };
  if (!covers(entry.food_name, wanted)) return null;
  const others = stemsOf(entry.food_name).filter((word) => !SMALL.has(word) && !wanted.includes(word));
  const isPartial = /\b(?:with|and|mit|und)\b|,/i.test(entry.food_name) && others.length > 0;
  return { entry, item: null, isPartial };
};

/** Returns the entries of recent turns, newest first. */
export const recentEntries = ({ state, entries }: WriteContext): FoodEntry[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = state.recent.flatMap((turn) => turn.entries.toReversed());
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};

/**
 * Returns the foods that a phrase may mean: those of this chat first, then those of the day, then of all days.
 * Without a name, the last one of this chat.
 */
export const findTargets = (context: WriteContext, { name, meal, day }: EditTarget): Found[] => {
  const { foods, facts, entries } = context;
  const date = day === null ? null : addDays(facts.date, day);
  const isPlaced = ({ meal_type, local_date }: FoodEntry): boolean =>
    (meal === null || meal_type === meal) && (date === null || local_date === date);
  const recent = recentEntries(context);
  if (name === null) {
    const placed = recent.filter(isPlaced);
    if (meal === null && day === null) return placed.slice(0, 1).map(whole);
    if (placed.length > 0) return placed.slice(0, 1).map(whole);
    const all = entries.filter(isPlaced);
    const ofToday = all.filter(({ local_date }) => local_date === facts.date);
    return (date === null && ofToday.length > 0 ? ofToday : all).map(whole);
  }
  const wanted = stemsOf(name).filter((word) => !SMALL.has(word));
  const described = describeMeal(name, foods).items.filter(({ confidence }) => confidence >= 0.6);
  const records = new Set(described.flatMap(({ record_id }) => record_id ?? []));
  const english = described.length === 1 ? stemsOf(described[0]?.name ?? '') : [];
  const find = (some: readonly FoodEntry[]): Found[] =>
    some.flatMap(
      (entry) =>
        placeIn(entry, wanted, records) ??
        (english.length > 0 ? placeIn(entry, english, records) : null) ??
        [],
    );
  const here = find(recent.filter(isPlaced));
  if (here.length > 0) return here.slice(0, 1);
  const placed = find(entries.filter(isPlaced));
  const today = placed.filter(({ entry }) => entry.local_date === facts.date);
  return date === null && today.length > 0 ? today : placed;
};

const whole = (entry: FoodEntry): Found => ({ entry, item: null, isPartial: false });
