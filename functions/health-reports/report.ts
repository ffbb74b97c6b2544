import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Averages } from './averages.ts';
import type { Weekdays } from './weekdays.ts';

/** A range of days of one person, reckoned: what both kinds of file are written from. */
export interface Report {
  /** null where the person has told none. */
  name: string | null;
  from: LocalDate;
  to: LocalDate;
  made_on: LocalDate;
  /** kcal a day. */
  goal: number;
  /** Every day of the range; one without a row has zeros. */
  days: readonly DailySummary[];
  /** Earliest first. */
  entries: readonly FoodEntry[];
  /** null when no day has an entry. */
  averages: Averages | null;
  /** null where fewer than two weekdays have entries. */
  weekdays: Weekdays | null;
}
