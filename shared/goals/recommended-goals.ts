import { profileLimits } from '../profile/schema.ts';

export const goalAims = ['maintain', 'loss', 'gain'] as const;
export type GoalAim = (typeof goalAims)[number];

/** kcal per day for half a kilogram per week. */
export const HALF_KILO_A_WEEK = 500;

const steps: Record<GoalAim, number> = { maintain: 0, loss: -HALF_KILO_A_WEEK, gain: HALF_KILO_A_WEEK };

export interface RecommendedGoal {
  aim: GoalAim;
  /** kcal per day, exact, because it is saved unchanged (decision D41). */
  calories: number;
  /** Whether it is within the profile's limits: with very low energy needs the lower goals are not. */
  isOffered: boolean;
}

const { min, max } = profileLimits.daily_calorie_goal;

/** Returns goals for maintaining, losing and gaining weight, in kcal per day. */
export const recommendedGoalsOf = (tdee: number): RecommendedGoal[] =>
  goalAims.map((aim) => {
    const calories = tdee + steps[aim];
    return { aim, calories, isOffered: calories >= min && calories <= max };
  });
