import { activityFactors } from '../profile/calorie-goal.ts';
import type { ActivityLevel } from '../profile/choices.ts';
import { type RestingBody, restingEnergyOf, restingFormulaOf } from './resting-energy.ts';

/** What the goal page reckons with. Years, kg, cm; null is not known. */
export interface GoalBody {
  age: number | null;
  weight: number | null;
  height: number | null;
  sex: RestingBody['sex'];
  activity_level: ActivityLevel | null;
}

export interface GoalEnergy {
  /** kcal a day at rest, whole. */
  bmr: number;
  /** kcal a day that keep the weight, whole; null while the activity is not known. */
  tdee: number | null;
  factor: number | null;
  /** Which formula it is, and that sex is not set where it is not. */
  formula: string;
}

/** What a body uses in a day; null while age, weight or height is missing, and where no formula fits them. */
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
