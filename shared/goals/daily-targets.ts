import { DEFAULT_DAILY_CALORIE_GOAL } from '../profile/schema.ts';

/** Default protein target as 15% of the calorie goal at 4 kcal per g (HEALTH-08): 15 / 100 / 4, as integers. */
export const PROTEIN_SHARE = { share: 15, kcal: 4, of: 100 * 4 } as const;

/** g per day (HEALTH-09). Source: EFSA, adequate intake for adults (2010). */
export const FIBER_TARGET = 25;

/** The fields of a profile or profile row that set targets. kcal and g per day. */
export interface TargetFields {
  daily_calorie_goal?: number | null | undefined;
  protein_goal?: number | null | undefined;
  carbs_goal?: number | null | undefined;
  fat_goal?: number | null | undefined;
}

/** A user's daily targets. Every screen, email, report and model prompt uses these (decision D56). */
export interface DailyTargets {
  /** kcal. */
  calories: number;
  /** g, rounded to a tenth as displayed. */
  protein: number;
  /** The same in 1/400 g without rounding, for exact comparisons. */
  protein_400ths: number;
  /** g; null if the user has set none. */
  carbs: number | null;
  fat: number | null;
  fiber: number;
  /** Which targets the user typed or accepted. */
  isOwn: { calories: boolean; protein: boolean };
}

/** Returns a user's daily targets: their own, or the defaults (decisions D7 and D56). */
export const dailyTargetsOf = (profile: TargetFields | null | undefined): DailyTargets => {
  const {
    daily_calorie_goal = null,
    protein_goal = null,
    carbs_goal = null,
    fat_goal = null,
  } = profile ?? {};
  const calories = daily_calorie_goal ?? DEFAULT_DAILY_CALORIE_GOAL;
  const protein_400ths =
    protein_goal === null ? calories * PROTEIN_SHARE.share : protein_goal * PROTEIN_SHARE.of;
  return {
    calories,
    protein: Math.round((10 * protein_400ths) / PROTEIN_SHARE.of) / 10,
    protein_400ths,
    carbs: carbs_goal,
    fat: fat_goal,
    fiber: FIBER_TARGET,
    isOwn: { calories: daily_calorie_goal !== null, protein: protein_goal !== null },
  };
};
