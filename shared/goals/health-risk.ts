import type { Profile } from '../profile/schema.ts';

/** Years. */
const ADULT_AGE = 18;
/** kg/m². Below it an adult is underweight (WHO). */
const UNDERWEIGHT_BMI = 18.5;

/** kg/m². */
export const bodyMassIndexOf = (weight: number, height: number): number => weight / (height / 100) ** 2;

/** Reasons why eating less could harm a user. */
export const healthRisks = ['under_18', 'underweight'] as const;
export type HealthRisk = (typeof healthRisks)[number];

/**
 * Returns why a user is at risk (decision D49), or null. Unknown values are no risk.
 * @param body years, kg, cm
 */
export const healthRiskOf = ({
  age = null,
  weight = null,
  height = null,
}: Partial<Pick<Profile, 'age' | 'weight' | 'height'>>): HealthRisk | null => {
  if (age !== null && age < ADULT_AGE) return 'under_18';
  if (weight === null || height === null) return null;
  return bodyMassIndexOf(weight, height) < UNDERWEIGHT_BMI ? 'underweight' : null;
};
