import type { Profile } from '../profile/schema.ts';

/** Years. */
export const ADULT_AGE = 18;
/** kg/m². Below it an adult is underweight (WHO). */
export const UNDERWEIGHT_BMI = 18.5;

/** kg/m². */
export const bodyMassIndexOf = (weight: number, height: number): number => weight / (height / 100) ** 2;

/** Reasons why eating less could harm a user. Breastfeeding counts as `pregnant`. */
export const healthRisks = ['eating_disorder', 'pregnant', 'under_18', 'underweight'] as const;
export type HealthRisk = (typeof healthRisks)[number];

/** Conditions are canonical names of `shared/diet` or as typed: 'anorexia', 'recovering from bulimia'. */
const eatingDisorder =
  /anore[xk]|bulimi|binge|(?:eating|eats?) disorder|disordered eating|ess-?st(?:ö|oe)rung|magers(?:u|ü|ue)cht|arfid|orthore[xk]|ess-?brech/i;
const pregnancy = /\b(?:pregnan|breast-?\s?feeding|lactat|nursing|schwanger|stillen|stillzeit)/i;
const noPregnancy =
  /\b(?:no|not|no longer|was|after|trying|want|planning|nicht|keine|war|nach|kinderwunsch)\b/i;

/** Returns whether a condition is an eating disorder, now or in the past. */
export const isEatingDisorder = (condition: string): boolean => eatingDisorder.test(condition);
/** Returns whether a condition is a pregnancy or breastfeeding that is not over. */
export const isPregnancy = (condition: string): boolean =>
  pregnancy.test(condition) && !noPregnancy.test(condition);

const riskOfConditions = (stated: readonly string[]): HealthRisk | null => {
  if (stated.some(isEatingDisorder)) return 'eating_disorder';
  return stated.some(isPregnancy) ? 'pregnant' : null;
};

/**
 * Returns why a user is at risk (decision D49), or null. Unknown values are no risk.
 * @param body years, kg, cm, and the conditions of the profile
 */
export const healthRiskOf = ({
  age = null,
  weight = null,
  height = null,
  conditions,
}: Partial<Pick<Profile, 'age' | 'weight' | 'height'>> & {
  conditions?: readonly string[] | null | undefined;
}): HealthRisk | null => {
  const stated = riskOfConditions(conditions ?? []);
  if (stated !== null) return stated;
  if (age !== null && age < ADULT_AGE) return 'under_18';
  if (weight === null || height === null) return null;
  return bodyMassIndexOf(weight, height) < UNDERWEIGHT_BMI ? 'underweight' : null;
};
