import type { DailySummary } from '../dashboard/schema.ts';
import type { FoodEntry } from '../food-entries/schema.ts';
import type { Profile } from '../profile/schema.ts';
import type { LocalDate } from '../time/local-date.ts';

/** What of a profile the facts are made of. kg, cm, kcal a day. */
export type FactProfile = Pick<
  Profile,
  'age' | 'weight' | 'height' | 'activity_level' | 'daily_calorie_goal' | 'sex' | 'unit_system'
>;

/** What of an entry the facts are made of. */
export type FactEntry = Pick<
  FoodEntry,
  | 'id'
  | 'food_name'
  | 'calories'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'fiber'
  | 'sugar'
  | 'sodium'
  | 'meal_type'
  | 'logged_at'
  | 'local_date'
  | 'time_zone'
>;

/** The weight of a day, kg. */
export interface WeighedDay {
  date: LocalDate;
  weight: number;
}

/** So many days of single entries are read; older days are known by their sums. */
export const ENTRY_DAYS = 14;

/** Everything that is known of a person. Rows may come in any order. */
export interface FactSource {
  /** Today in the person's zone. */
  date: LocalDate;
  profile: FactProfile;
  /** Days that have a row, at most 400. */
  days: readonly DailySummary[];
  /** The last 14 days, today included. */
  entries: readonly FactEntry[];
  weights: readonly WeighedDay[];
}
