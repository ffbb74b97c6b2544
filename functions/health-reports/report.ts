import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Person } from '#shared/micronutrients/reference-intakes.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import type { Averages } from './averages.ts';
import type { ReportDay } from './report-day.ts';
import type { Weekdays } from './weekdays.ts';

/** Vitamins and minerals of a report's entries and days, and their means per logged day. */
export interface ReportMicronutrients {
  /** In the order of the entries. */
  entries: readonly MicronutrientSum[];
  days: ReadonlyMap<LocalDate, MicronutrientSum>;
  /** null if no day has an entry. */
  average: MicronutrientSum | null;
  /** Age and sex, which the references depend on. */
  person: Person;
}

/** The computed data of a report, for both file formats. */
export interface Report {
  /** null if the user has not given a name. */
  name: string | null;
  from: LocalDate;
  to: LocalDate;
  made_on: LocalDate;
  /** kcal per day. */
  goal: number;
  /** g per day (decision D56). */
  protein_target: number;
  /** Every day of the range; days without a row have zeros. */
  days: readonly ReportDay[];
  /** Earliest first. */
  entries: readonly FoodEntry[];
  /** null if no day has an entry. */
  averages: Averages | null;
  /** null if fewer than two weekdays have entries. */
  weekdays: Weekdays | null;
  micronutrients: ReportMicronutrients;
}
