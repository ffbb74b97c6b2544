import { profileLimits } from '../profile/schema.ts';

export const goalAims = ['maintain', 'loss', 'gain'] as const;
export type GoalAim = (typeof goalAims)[number];

/** kcal a day that half a kilogram a week is reckoned at. */
export const HALF_KILO_A_WEEK = 500;

const steps: Record<GoalAim, number> = { maintain: 0, loss: -HALF_KILO_A_WEEK, gain: HALF_KILO_A_WEEK };

export interface RecommendedGoal {
  aim: GoalAim;
  /** kcal a day, exact: it is saved as it stands (decision D41). */
  calories: number;
  /** Whether a profile can hold it; with very low energy needs the lower ones cannot be saved. */
  isOffered: boolean;
}

const { min, max } = profileLimits.daily_calorie_goal;

/** The goals for keeping, losing and gaining weight, from what keeps it. kcal a day. */
export const recommendedGoalsOf = (tdee: number): RecommendedGoal[] =>
  goalAims.map((aim) => {
    const calories = tdee + steps[aim];
    return { aim, calories, isOffered: calories >= min && calories <= max };
  });
