import {
  ADULT_AGE,
  bodyMassIndexOf,
  isEatingDisorder,
  isPregnancy,
  UNDERWEIGHT_BMI,
} from '../goals/health-risk.ts';

/** What the safety rules may know about a user. Null and empty: not known. */
export interface SafetyFacts {
  /** Years. */
  age: number | null;
  /** kg. */
  weight: number | null;
  /** cm. */
  height: number | null;
  /** As entered in the profile or found in the chat, for example 'pregnant' or 'type 1 diabetes'. */
  conditions: readonly string[];
  allergens: readonly string[];
  diet: string | null;
}

export const noSafetyFacts: SafetyFacts = {
  age: null,
  weight: null,
  height: null,
  conditions: [],
  allergens: [],
  diet: null,
};

const MIN_HEIGHT_CM = 100;

/** Returns the body mass index in kg/m², or null if weight or height is not known. */
export const bmiOf = ({ weight, height }: Pick<SafetyFacts, 'weight' | 'height'>): number | null =>
  weight === null || height === null || height < MIN_HEIGHT_CM ? null : bodyMassIndexOf(weight, height);

const DIABETES = /diabet|\bt[12]d\b|insulin/i;
const KIDNEY = /kidney|renal|nephr|niere|dialys|\bckd\b/i;

const has = ({ conditions }: Pick<SafetyFacts, 'conditions'>, pattern: RegExp): boolean =>
  conditions.some((condition) => pattern.test(condition));

export const isPregnant = ({ conditions }: Pick<SafetyFacts, 'conditions'>): boolean =>
  conditions.some(isPregnancy);
export const hasEatingDisorder = ({ conditions }: Pick<SafetyFacts, 'conditions'>): boolean =>
  conditions.some(isEatingDisorder);
export const hasDiabetes = (facts: Pick<SafetyFacts, 'conditions'>): boolean => has(facts, DIABETES);
export const hasKidneyDisease = (facts: Pick<SafetyFacts, 'conditions'>): boolean => has(facts, KIDNEY);

/** Why a user gets no weight-loss goal, deficit, score or fasting timer (decision D49). */
export type RiskReason = 'minor' | 'low-bmi' | 'pregnant' | 'eating-disorder';

/** Returns the reasons for which decision D49 applies to a user; empty for most users. */
export const riskReasonsOf = (facts: SafetyFacts): RiskReason[] => {
  const bmi = bmiOf(facts);
  return [
    ...(facts.age !== null && facts.age < ADULT_AGE ? (['minor'] as const) : []),
    ...(bmi !== null && bmi < UNDERWEIGHT_BMI ? (['low-bmi'] as const) : []),
    ...(isPregnant(facts) ? (['pregnant'] as const) : []),
    ...(hasEatingDisorder(facts) ? (['eating-disorder'] as const) : []),
  ];
};

interface ProfileFields {
  age?: number | null | undefined;
  weight?: number | null | undefined;
  height?: number | null | undefined;
  conditions?: readonly string[] | null | undefined;
  allergens?: readonly string[] | null | undefined;
  diet?: string | null | undefined;
}

/** Returns what the safety rules need of a profile. Weight in kg, height in cm. */
export const safetyFactsOf = (profile: ProfileFields | null): SafetyFacts => ({
  age: profile?.age ?? null,
  weight: profile?.weight ?? null,
  height: profile?.height ?? null,
  conditions: profile?.conditions ?? [],
  allergens: profile?.allergens ?? [],
  diet: profile?.diet ?? null,
});
