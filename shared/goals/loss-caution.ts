import type { Profile } from '../profile/schema.ts';
import { goalSlider } from './goal-slider.ts';
import { ADULT_AGE, bodyMassIndexOf, UNDERWEIGHT_BMI } from './goal-warnings.ts';

/** Reasons not to encourage a user to eat less. */
export const lossCautions = ['under_18', 'below_1200', 'underweight'] as const;
export type LossCaution = (typeof lossCautions)[number];

/**
 * Returns the most serious reason, or null. Uses the same limits as `goalCautionsOf`.
 * @param goal kcal per day, or null for none
 * @param body kg, cm
 */
export const lossCautionOf = (
  goal: number | null,
  { age, weight, height }: Pick<Profile, 'age' | 'weight' | 'height'>,
): LossCaution | null => {
  if (age !== null && age < ADULT_AGE) return 'under_18';
  if (goal !== null && goal < goalSlider.min) return 'below_1200';
  const isUnderweight =
    weight !== null && height !== null && bodyMassIndexOf(weight, height) < UNDERWEIGHT_BMI;
  return isUnderweight ? 'underweight' : null;
};
