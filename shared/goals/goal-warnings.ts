import { type GoalBody, goalEnergyOf } from './energy-goal.ts';
import { goalSlider } from './goal-slider.ts';

/** What health services advise against. Each is told, none is forbidden (decision D41). */
export const goalCautions = ['under_18', 'underweight', 'below_1200', 'below_resting'] as const;
export type GoalCaution = (typeof goalCautions)[number];

const ADULT = 18;
/** kg/m²; below it an adult is underweight (WHO). */
export const UNDERWEIGHT_BMI = 18.5;
/** Where the activity is not known, the least that a day needs: the factor of a sedentary one. */
const LEAST_FACTOR = 1.2;

/** kg/m² */
export const bodyMassIndexOf = (weight: number, height: number): number => weight / (height / 100) ** 2;

/**
 * What to say to a goal before it is saved, the gravest first.
 * @param goal kcal a day; null is none
 */
export const goalCautionsOf = (goal: number | null, body: GoalBody): GoalCaution[] => {
  const energy = goalEnergyOf(body);
  const { age, weight, height } = body;
  const needed = energy && (energy.tdee ?? energy.bmr * LEAST_FACTOR);
  const isLoss = goal !== null && needed !== null && goal < needed;
  const isUnderweight =
    weight !== null && height !== null && bodyMassIndexOf(weight, height) < UNDERWEIGHT_BMI;
  const holds: Record<GoalCaution, boolean> = {
    under_18: age !== null && age < ADULT,
    // The limit is one for adults.
    underweight: isLoss && isUnderweight && (age === null || age >= ADULT),
    below_1200: goal !== null && goal < goalSlider.min,
    below_resting: goal !== null && energy !== null && goal < energy.bmr,
  };
  return goalCautions.filter((caution) => holds[caution]);
};
