import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';

/** Nutrients that an entry can lack. */
export const macroNames = ['protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;
export type MacroName = (typeof macroNames)[number];

/** Sums of one day. A nutrient that no entry of the day contains is null: unknown rather than 0. */
export type ReportDay = Omit<DailySummary, MacroName> & Record<MacroName, number | null>;

/**
 * Returns the days with unknown nutrients as null.
 * @param entries all entries of these days
 */
export const reportDaysOf = (days: readonly DailySummary[], entries: readonly FoodEntry[]): ReportDay[] => {
  const byDate = Map.groupBy(entries, ({ local_date }) => local_date);
  return days.map((day) => {
    const ofDay = byDate.get(day.date) ?? [];
    const unknown = macroNames.filter(
      (name) => ofDay.length > 0 && ofDay.every((entry) => entry[name] === null),
    );
    return { ...day, ...Object.fromEntries(unknown.map((name) => [name, null])) };
  });
};
