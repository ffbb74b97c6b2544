import type { FoodEntry } from '../food-entries/schema.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import {
  mapMicronutrients,
  type MicronutrientName,
  roundKnown,
  type TableColumn,
  tableColumns,
} from './micronutrient.ts';
import type { FindMicronutrients } from './micronutrient-table.ts';
import { MAX_UNKNOWN_FOODS, type MicronutrientSum } from './schema.ts';

/** The fields of an entry from which its micronutrients are derived. */
export type EntryWithFoods = Pick<FoodEntry, 'food_name' | 'calories' | 'sodium' | 'items'>;

type NutrientSum = MicronutrientSum['nutrients'][MicronutrientName];

const isTableColumn = (name: MicronutrientName): name is TableColumn =>
  (tableColumns as readonly string[]).includes(name);

/** Returns an amount of some foods whose value is known, or nothing known. */
const nutrientSum = (amount: number | null, calories: number): NutrientSum => ({
  amount,
  known_calories: amount === null ? 0 : calories,
});

/** Returns the sum of a nutrient: unknown amounts are left out, and null if all are unknown. */
const addUp = (sums: readonly NutrientSum[]): NutrientSum => {
  const known = sums.filter(({ amount }) => amount !== null);
  return {
    amount: known.length === 0 ? null : known.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    known_calories: sums.reduce((sum, { known_calories }) => sum + known_calories, 0),
  };
};

/** Returns the sum of several sums, for example of the entries of a day. */
export const addMicronutrients = (sums: readonly MicronutrientSum[]): MicronutrientSum => ({
  calories: sums.reduce((sum, { calories }) => sum + calories, 0),
  known_calories: sums.reduce((sum, { known_calories }) => sum + known_calories, 0),
  unknown_foods: [...new Set(sums.flatMap(({ unknown_foods }) => unknown_foods))].slice(0, MAX_UNKNOWN_FOODS),
  nutrients: mapMicronutrients((name) => addUp(sums.map(({ nutrients }) => nutrients[name]))),
});

const sumOfItem = ({ name, grams, record_id, nutrients }: FoodItem, find: FindMicronutrients) => {
  // A weight of 0 g means that it is unknown.
  const values = record_id === null || grams <= 0 ? null : find(record_id);
  const calories = nutrients.calories ?? 0;
  const amountOf = (column: TableColumn): number | null => {
    const value = values?.[column] ?? null;
    return value === null ? null : (value * grams) / 100;
  };
  return {
    calories,
    known_calories: values === null ? 0 : calories,
    unknown_foods: values === null ? [name] : [],
    nutrients: mapMicronutrients((each) =>
      nutrientSum(isTableColumn(each) ? amountOf(each) : nutrients.sodium, calories),
    ),
  } satisfies MicronutrientSum;
};

/**
 * Derives the micronutrients of an entry from the records and weights of its foods. An entry without foods, such as a
 * typed one, is unknown except for its sodium.
 */
export const sumEntry = (entry: EntryWithFoods, find: FindMicronutrients): MicronutrientSum => {
  const { food_name, calories, sodium, items } = entry;
  const typed: MicronutrientSum = {
    calories,
    known_calories: 0,
    unknown_foods: [food_name],
    nutrients: mapMicronutrients((name) => nutrientSum(name === 'sodium_mg' ? sodium : null, calories)),
  };
  if (items === null || items.length === 0) return typed;
  const sum = addMicronutrients(items.map((item) => sumOfItem(item, find)));
  // The foods' energy may differ from the entry's by rounding: coverage never exceeds the total.
  const limit = (known: number): number => Math.min(known, calories);
  return {
    ...sum,
    calories,
    known_calories: limit(sum.known_calories),
    nutrients: mapMicronutrients((name) => ({
      amount: sum.nutrients[name].amount,
      known_calories: limit(sum.nutrients[name].known_calories),
    })),
  };
};

/** Rounds the amounts to their displayed precision and energies to whole kcal, for responses and files. */
export const roundSum = (sum: MicronutrientSum): MicronutrientSum => ({
  ...sum,
  calories: Math.round(sum.calories),
  known_calories: Math.round(sum.known_calories),
  nutrients: mapMicronutrients((name) => ({
    amount: roundKnown(name, sum.nutrients[name].amount),
    known_calories: Math.round(sum.nutrients[name].known_calories),
  })),
});

/** Returns the mean per day of the logged days. A nutrient is averaged over the same days as the energy. */
export const averageMicronutrients = (days: readonly MicronutrientSum[]): MicronutrientSum | null => {
  if (days.length === 0) return null;
  const total = addMicronutrients(days);
  const mean = (value: number): number => value / days.length;
  return {
    calories: mean(total.calories),
    known_calories: mean(total.known_calories),
    unknown_foods: total.unknown_foods,
    nutrients: mapMicronutrients((name) => {
      const { amount, known_calories } = total.nutrients[name];
      return { amount: amount === null ? null : mean(amount), known_calories: mean(known_calories) };
    }),
  };
};

/** Returns the share of the energy for which a value is known, 0 to 1. Entries without energy count as known or not. */
export const coverageOf = (knownCalories: number, { calories, unknown_foods }: MicronutrientSum): number => {
  if (calories > 0) return knownCalories / calories;
  return unknown_foods.length === 0 ? 1 : 0;
};
