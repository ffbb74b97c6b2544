import type { DailySummary } from '../dashboard/schema.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type Amounts, amountsOf, amountsOfEntries } from './amount.ts';
import type { FactEntry } from './source.ts';

/** What is known of a day. A day with water alone is not a logged one (decision D6). */
export interface DayFacts {
  date: LocalDate;
  /** Entries of the day. */
  meals: number;
  /** Of all its entries; null for a day without. */
  amounts: Amounts;
  water_ml: number;
}

const nothing = amountsOf(() => null);

export const emptyDay = (date: LocalDate): DayFacts => ({ date, meals: 0, amounts: nothing, water_ml: 0 });

/** The row's sums, which count what is not known as 0, and from the entries whether all of it is known. */
const amountsOfDay = (row: DailySummary, entries: readonly FactEntry[]): Amounts => {
  if (row.meal_count === 0) return nothing;
  const told = amountsOfEntries(entries);
  const isComplete = entries.length >= row.meal_count;
  return amountsOf((name) => {
    const value = name === 'calories' ? row.total_calories : row[name];
    const ofEntries = told[name];
    if (entries.length > 0 && ofEntries === null && isComplete && value === 0) return null;
    // A sum of what is not known is 0 too: a day without any of it is hardly one that had none.
    if (entries.length === 0 && name !== 'calories' && value === 0) return null;
    return { value, isAtLeast: entries.length > 0 && (ofEntries === null || ofEntries.isAtLeast) };
  });
};

/** A day by its row of sums; where that is missing, by its entries. */
export const dayFactsOf = (
  date: LocalDate,
  row: DailySummary | undefined,
  entries: readonly FactEntry[],
): DayFacts =>
  row === undefined
    ? { date, meals: entries.length, amounts: amountsOfEntries(entries), water_ml: 0 }
    : { date, meals: row.meal_count, amounts: amountsOfDay(row, entries), water_ml: row.water_ml };
