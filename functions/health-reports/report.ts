import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Averages } from './averages.ts';
import type { Weekdays } from './weekdays.ts';

/** The computed data of a report, for both file formats. */
export interface Report {
  /** null if the user has not given a name. */
  name: string | null;
  from: LocalDate;
  to: LocalDate;
  made_on: LocalDate;
  /** kcal per day. */
  goal: number;
  /** Every day of the range; days without a row have zeros. */
  days: readonly DailySummary[];
  /** Earliest first. */
  entries: readonly FoodEntry[];
  /** null if no day has an entry. */
  averages: Averages | null;
  /** null if fewer than two weekdays have entries. */
  weekdays: Weekdays | null;
}
