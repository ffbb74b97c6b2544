import type { DailySummary } from '../dashboard/schema.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type Amounts, amountsOf, amountsOfEntries } from './amount.ts';
import type { FactEntry } from './source.ts';

/** The facts of a day. A day with only water is not a logged day (decision D6). */
export interface DayFacts {
  date: LocalDate;
  /** Number of entries. */
  meals: number;
  /** Sums of all entries; null without entries. */
  amounts: Amounts;
  water_ml: number;
}

const nothing = amountsOf(() => null);

export const emptyDay = (date: LocalDate): DayFacts => ({ date, meals: 0, amounts: nothing, water_ml: 0 });

/**
 * Returns the sums of a row, in which unknown values count as 0, and derives from the entries whether they are
 * complete.
 */
const amountsOfDay = (row: DailySummary, entries: readonly FactEntry[]): Amounts => {
  if (row.meal_count === 0) return nothing;
  const told = amountsOfEntries(entries);
  const isComplete = entries.length >= row.meal_count;
  return amountsOf((name) => {
    const value = name === 'calories' ? row.total_calories : row[name];
    const ofEntries = told[name];
    if (entries.length > 0 && ofEntries === null && isComplete && value === 0) return null;
    // Unknown values also sum up to 0, and a real sum of 0 is unlikely.
    if (entries.length === 0 && name !== 'calories' && value === 0) return null;
    return { value, isAtLeast: entries.length > 0 && (ofEntries === null || ofEntries.isAtLeast) };
  });
};

/** Returns a day's facts from its summary row, or from its entries if there is none. */
export const buildDayFacts = (
  date: LocalDate,
  row: DailySummary | undefined,
  entries: readonly FactEntry[],
): DayFacts =>
  row === undefined
    ? { date, meals: entries.length, amounts: amountsOfEntries(entries), water_ml: 0 }
    : { date, meals: row.meal_count, amounts: amountsOfDay(row, entries), water_ml: row.water_ml };
