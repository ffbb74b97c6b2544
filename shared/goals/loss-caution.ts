import type { Profile } from '../profile/schema.ts';
import { goalSlider } from './goal-slider.ts';
import { healthRiskOf } from './health-risk.ts';

/** Reasons not to encourage a user to eat less. */
const lossCautions = ['eating_disorder', 'pregnant', 'under_18', 'below_1200', 'underweight'] as const;
export type LossCaution = (typeof lossCautions)[number];

/**
 * Returns the most serious reason, or null. Uses the same limits as `goalCautionsOf`.
 * @param goal kcal per day, or null for none
 * @param body kg, cm
 */
export const lossCautionOf = (
  goal: number | null,
  body: Pick<Profile, 'age' | 'weight' | 'height'> & { conditions?: readonly string[] | null | undefined },
): LossCaution | null => {
  const risk = healthRiskOf(body);
  return (risk === null || risk === 'underweight') && goal !== null && goal < goalSlider.min
    ? 'below_1200'
    : risk;
};
