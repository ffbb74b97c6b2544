import { activityFactors } from '../profile/calorie-goal.ts';
import type { ActivityLevel } from '../profile/choices.ts';
import { type RestingBody, restingEnergyOf, restingFormulaOf } from './resting-energy.ts';

/** The input of the goal page. Years, kg, cm; null if unknown. */
export interface GoalBody {
  age: number | null;
  weight: number | null;
  height: number | null;
  sex: RestingBody['sex'];
  activity_level: ActivityLevel | null;
  /** Conditions of the profile. */
  conditions?: readonly string[] | null | undefined;
}

export interface GoalEnergy {
  /** kcal per day at rest, rounded. */
  bmr: number;
  /** kcal per day that maintain the weight, rounded; null if the activity is unknown. */
  tdee: number | null;
  factor: number | null;
  /** The formula, and a note if sex is not set. */
  formula: string;
}

/** Returns a user's daily energy, or null if age, weight or height is missing or outside the formula's range. */
export const goalEnergyOf = ({ age, weight, height, sex, activity_level }: GoalBody): GoalEnergy | null => {
  if (age === null || weight === null || height === null) return null;
  const resting = restingEnergyOf({ age, weight, height, sex });
  if (resting <= 0) return null;
  const factor = activity_level === null ? null : activityFactors[activity_level];
  return {
    bmr: Math.round(resting),
    tdee: factor === null ? null : Math.round(resting * factor),
    factor,
    formula: restingFormulaOf(sex),
  };
};
