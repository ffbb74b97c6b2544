import { activityFactors } from '../profile/calorie-goal.ts';
import { type GoalBody, goalEnergyOf } from './energy-goal.ts';
import { goalSlider } from './goal-slider.ts';
import { healthRiskOf } from './health-risk.ts';
import { HALF_KILO_A_WEEK } from './recommended-goals.ts';

/** Goals that health services advise against. They are shown but never blocked (decision D41). */
export const goalCautions = [
  'eating_disorder',
  'pregnant',
  'under_18',
  'underweight',
  'below_1200',
  'below_resting',
  'rapid_loss',
  'far_above',
] as const;
export type GoalCaution = (typeof goalCautions)[number];

/** If the activity is unknown, the need is between sedentary and extra active. */
const { sedentary: MIN_FACTOR, extra_active: MAX_FACTOR } = activityFactors;
/** kcal per day. A faster pace is advised against in both directions. */
const KILO_A_WEEK = 2 * HALF_KILO_A_WEEK;

/**
 * Returns the cautions for a goal before it is saved, most serious first.
 * @param goal kcal per day, or null for none
 */
export const goalCautionsOf = (goal: number | null, body: GoalBody): GoalCaution[] => {
  const energy = goalEnergyOf(body);
  const risk = healthRiskOf(body);
  const least = energy && (energy.tdee ?? energy.bmr * MIN_FACTOR);
  const most = energy && (energy.tdee ?? energy.bmr * MAX_FACTOR);
  const isLoss = goal !== null && least !== null && goal < least;
  const isLow = goal !== null && (goal < goalSlider.min || (energy !== null && goal < energy.bmr));
  const holds: Record<GoalCaution, boolean> = {
    eating_disorder: risk === 'eating_disorder',
    pregnant: risk === 'pregnant',
    under_18: risk === 'under_18',
    underweight: isLoss && risk === 'underweight',
    below_1200: goal !== null && goal < goalSlider.min,
    below_resting: goal !== null && energy !== null && goal < energy.bmr,
    // A goal that is too low in itself gets its own caution, which also covers a safe pace.
    rapid_loss: isLoss && !isLow && least - goal > KILO_A_WEEK,
    far_above: goal !== null && goal > (most === null ? goalSlider.max : most + KILO_A_WEEK),
  };
  return goalCautions.filter((caution) => holds[caution]);
};
