import { expect } from 'vitest';
import { MOST_WATER_ML } from '#shared/diary/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { sumsOf } from './diary-of.ts';

/** An entry as the model knows it. */
export type ModelEntry = Pick<
  FoodEntry,
  'id' | 'food_name' | 'calories' | 'protein' | 'meal_type' | 'local_date' | 'logged_at' | 'version'
>;

/** What the model expects of a request: the status, and the code of a refusal. */
export type Expected = { status: number; code?: string };

const gone: Expected = { status: 404, code: 'FOOD_ENTRY_NOT_FOUND' };
const stale: Expected = { status: 409, code: 'FOOD_ENTRY_CHANGED' };

/** A diary as simple as can be: entries by id, water by day. Every method tells what the API must answer. */
export const createDiaryModel = () => {
  const entries = new Map<string, ModelEntry>();
  const water = new Map<string, number>();

  return {
    entries,

    /** Takes over what the API made, whose id only it could choose. */
    add: (entry: ModelEntry): void => void entries.set(entry.id, entry),

    change: (id: string, version: number, change: Partial<ModelEntry>): Expected => {
      const entry = entries.get(id);
      if (!entry) return gone;
      if (entry.version !== version) return stale;
      entries.set(id, { ...entry, ...change, version: version + 1 });
      return { status: 200 };
    },

    remove: (id: string): Expected => (entries.delete(id) ? { status: 204 } : gone),

    copy: (ids: readonly string[]): Expected => (ids.every((id) => entries.has(id)) ? { status: 201 } : gone),

    removeTogether: (ids: readonly string[], date: string): Expected => {
      for (const id of ids) if (entries.get(id)?.local_date === date) entries.delete(id);
      return { status: 204 };
    },

    /** @returns ml that the day then holds */
    drink: (date: string, milliliters: number): number => {
      const holds = Math.min(Math.max((water.get(date) ?? 0) + milliliters, 0), MOST_WATER_ML);
      water.set(date, holds);
      return holds;
    },

    /** The day as the API must answer it: entries in order of time, their sums, the water. */
    day: (date: string) => {
      const ofDay = [...entries.values()].filter(({ local_date }) => local_date === date);
      return {
        entries: ofDay,
        summary: { ...sumsOf(ofDay as FoodEntry[]), water_ml: water.get(date) ?? 0 },
      };
    },
  };
};

export type DiaryModel = ReturnType<typeof createDiaryModel>;

/** The part of an entry that the model knows. */
export const modelEntryOf = (entry: FoodEntry): ModelEntry => {
  const { id, food_name, calories, protein, meal_type, local_date, logged_at, version } = entry;
  return { id, food_name, calories, protein, meal_type, local_date, logged_at, version };
};

/** Holds when the API's day is the model's. */
export const expectSameDay = (
  actual: { entries: FoodEntry[]; summary: object },
  model: ReturnType<DiaryModel['day']>,
): void => {
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  expect(actual.entries.map(modelEntryOf).sort(byId)).toEqual([...model.entries].sort(byId));
  expect(actual.summary).toMatchObject(model.summary);
  const times = actual.entries.map(({ logged_at }) => logged_at);
  expect(times).toEqual([...times].sort());
};
