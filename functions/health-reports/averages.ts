import type { DailySummary } from '#shared/dashboard/schema.ts';

/** Daily means: kcal, g, mg for sodium, ml for water. */
export interface Averages {
  /** Number of days with an entry. Food means are taken over these days (decision D6). */
  logged_days: number;
  total_calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  sugar: number;
  sodium: number;
  /** Mean of the days with any water, or null. */
  water_ml: number | null;
}

const meanOf = (values: readonly number[], digits: number): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Number(mean.toFixed(digits));
};

/** Returns the means of the days with an entry, or null without any. */
export const averagesOf = (days: readonly DailySummary[]): Averages | null => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  if (logged.length === 0) return null;
  const watered = days.filter(({ water_ml }) => water_ml > 0);
  const mean = (name: Exclude<keyof DailySummary, 'date'>, digits: number): number =>
    meanOf(
      logged.map((day) => day[name]),
      digits,
    );
  return {
    logged_days: logged.length,
    total_calories: mean('total_calories', 0),
    protein: mean('protein', 1),
    carbs: mean('carbs', 1),
    fat: mean('fat', 1),
    fiber: mean('fiber', 1),
    sugar: mean('sugar', 1),
    sodium: mean('sodium', 0),
    water_ml:
      watered.length === 0
        ? null
        : meanOf(
            watered.map(({ water_ml }) => water_ml),
            0,
          ),
  };
};
