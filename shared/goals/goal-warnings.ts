import { activityFactors } from '../profile/calorie-goal.ts';
import { type GoalBody, goalEnergyOf } from './energy-goal.ts';
import { goalSlider } from './goal-slider.ts';
import { HALF_KILO_A_WEEK } from './recommended-goals.ts';

/** What health services advise against. Each is told, none is forbidden (decision D41). */
export const goalCautions = [
  'under_18',
  'underweight',
  'below_1200',
  'below_resting',
  'rapid_loss',
  'far_above',
] as const;
export type GoalCaution = (typeof goalCautions)[number];

/** Years. */
export const ADULT_AGE = 18;
/** kg/m²; below it an adult is underweight (WHO). */
export const UNDERWEIGHT_BMI = 18.5;
/** Where the activity is not known, what a day needs lies between a sedentary one and the most active. */
const { sedentary: MIN_FACTOR, extra_active: MAX_FACTOR } = activityFactors;
/** kcal a day; faster is advised against in both directions. */
const KILO_A_WEEK = 2 * HALF_KILO_A_WEEK;

/** kg/m² */
export const bodyMassIndexOf = (weight: number, height: number): number => weight / (height / 100) ** 2;

/**
 * What to say to a goal before it is saved, the gravest first.
 * @param goal kcal a day; null is none
 */
export const goalCautionsOf = (goal: number | null, body: GoalBody): GoalCaution[] => {
  const energy = goalEnergyOf(body);
  const { age, weight, height } = body;
  const least = energy && (energy.tdee ?? energy.bmr * MIN_FACTOR);
  const most = energy && (energy.tdee ?? energy.bmr * MAX_FACTOR);
  const isLoss = goal !== null && least !== null && goal < least;
  const isUnderweight =
    weight !== null && height !== null && bodyMassIndexOf(weight, height) < UNDERWEIGHT_BMI;
  const isLow = goal !== null && (goal < goalSlider.min || (energy !== null && goal < energy.bmr));
  const holds: Record<GoalCaution, boolean> = {
    under_18: age !== null && age < ADULT_AGE,
    // The limit is one for adults.
    underweight: isLoss && isUnderweight && (age === null || age >= ADULT_AGE),
    below_1200: goal !== null && goal < goalSlider.min,
    below_resting: goal !== null && energy !== null && goal < energy.bmr,
    // A goal that is too low in itself is told so, and with it what a safe pace is.
    rapid_loss: isLoss && !isLow && least - goal > KILO_A_WEEK,
    far_above: goal !== null && goal > (most === null ? goalSlider.max : most + KILO_A_WEEK),
  };
  return goalCautions.filter((caution) => holds[caution]);
};
