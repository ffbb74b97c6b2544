import type { DailySummary } from '../dashboard/schema.ts';
import type { FoodEntry } from '../food-entries/schema.ts';
import type { DietProfile } from '../diet/read-diet.ts';
import type { Profile } from '../profile/schema.ts';
import type { LocalDate } from '../time/local-date.ts';

/** The profile fields used for facts. kg, cm, kcal per day. */
export type FactProfile = Pick<
  Profile,
  'age' | 'weight' | 'height' | 'activity_level' | 'daily_calorie_goal' | 'sex' | 'unit_system'
> &
  Partial<Pick<Profile, 'protein_goal' | 'carbs_goal' | 'fat_goal'>> &
  DietProfile;

/** The entry fields used for facts. */
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
> &
  Partial<Pick<FoodEntry, 'items'>>;

/** The weight of a day, kg. */
export interface WeighedDay {
  date: LocalDate;
  weight: number;
}

/** Number of days with single entries, unless more are read; older days only have sums. */
export const ENTRY_DAYS = 14;

/** The data of a user from which facts are computed. Rows may be in any order. */
export interface FactSource {
  /** Today in the user's time zone. */
  date: LocalDate;
  profile: FactProfile;
  /** Days with a row, at most 400. */
  days: readonly DailySummary[];
  /** The last `entry_days` days, including today. */
  entries: readonly FactEntry[];
  /** Number of days with single entries. Defaults to `ENTRY_DAYS`. */
  entry_days?: number;
  weights: readonly WeighedDay[];
}
