import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { Person } from '#shared/micronutrients/reference-intakes.ts';
import {
  addMicronutrients,
  averageMicronutrients,
  sumEntry,
} from '#shared/micronutrients/sum-micronutrients.ts';
import type { ReportMicronutrients } from './report.ts';

/** Derives the vitamins and minerals of a report from its entries. */
export const reportMicronutrients = (
  entries: readonly FoodEntry[],
  find: FindMicronutrients,
  person: Person,
): ReportMicronutrients => {
  const summed = entries.map((entry) => ({ date: entry.local_date, sum: sumEntry(entry, find) }));
  const days = new Map(
    [...Map.groupBy(summed, ({ date }) => date)].map(([date, ofDay]) => [
      date,
      addMicronutrients(ofDay.map(({ sum }) => sum)),
    ]),
  );
  return {
    entries: summed.map(({ sum }) => sum),
    days,
    average: averageMicronutrients([...days.values()]),
    person,
  };
};
