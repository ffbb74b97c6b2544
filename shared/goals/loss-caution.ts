import type { Profile } from '../profile/schema.ts';
import { goalSlider } from './goal-slider.ts';
import { ADULT_AGE, bodyMassIndexOf, UNDERWEIGHT_BMI } from './goal-warnings.ts';

/** Why nothing may move somebody to eat less. */
export const lossCautions = ['under_18', 'below_1200', 'underweight'] as const;
export type LossCaution = (typeof lossCautions)[number];

/**
 * The gravest reason, null where nothing is known that speaks against eating less. The bounds are those of the goals
 * that health services advise against (`goalCautionsOf`).
 * @param goal kcal a day; null is none
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
