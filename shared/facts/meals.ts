import { type MealType, mealTypes } from '../food-entries/meal-type.ts';
import { wallClockOf } from '../time/wall-clock.ts';
import { type Amounts, amountsOfEntries, sumOf } from './amount.ts';
import type { FactEntry } from './source.ts';

/** The entries of one meal type over all loaded days. */
export interface MealFacts {
  type: MealType;
  times: number;
  amounts: Amounts;
  /** Share of the total energy, integer percent. */
  share: number;
}

export interface LateNight {
  /** kcal. */
  calories: number;
  /** Share of the total energy, integer percent. */
  share: number;
  times: number;
}

/** Late means from 21:00 to before 4:00 local time. */
const LATE_FROM = 21;
const LATE_TO = 4;

const caloriesOf = (entries: readonly FactEntry[]): number =>
  sumOf(
    'calories',
    entries.map(({ calories }) => calories),
  );

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));

/** Returns only the meal types that were logged. */
export const mealsOf = (entries: readonly FactEntry[]): MealFacts[] => {
  const all = caloriesOf(entries);
  return mealTypes
    .map((type) => ({ type, same: entries.filter(({ meal_type }) => meal_type === type) }))
    .filter(({ same }) => same.length > 0)
    .map(({ type, same }) => ({
      type,
      times: same.length,
      amounts: amountsOfEntries(same),
      share: percent(caloriesOf(same), all),
    }));
};

const isLate = ({ logged_at, time_zone }: FactEntry): boolean => {
  const hour = Number(wallClockOf(new Date(logged_at), time_zone).time.slice(0, 2));
  return hour >= LATE_FROM || hour < LATE_TO;
};

/** Returns the food eaten late, or null without entries. */
export const lateNightOf = (entries: readonly FactEntry[]): LateNight | null => {
  if (entries.length === 0) return null;
  const late = entries.filter(isLate);
  const calories = caloriesOf(late);
  return { calories, share: percent(calories, caloriesOf(entries)), times: late.length };
};
