import type { FoodEntry } from '../food-entries/schema.ts';
import type { FindMicronutrients } from './micronutrient-table.ts';
import type { MicronutrientDays } from './schema.ts';
import { addMicronutrients, sumEntry } from './sum-micronutrients.ts';

/** Sums up entries by day, in their order. */
export const sumDays = (entries: readonly FoodEntry[], find: FindMicronutrients): MicronutrientDays['days'] =>
  [...Map.groupBy(entries, ({ local_date }) => local_date)].map(([date, ofDay]) => ({
    date,
    ...addMicronutrients(ofDay.map((entry) => sumEntry(entry, find))),
  }));
