import type { Sex } from '../profile/choices.ts';
import type { Profile } from '../profile/schema.ts';
import { recommendedIntake, upperIntake } from './dietary-reference-intakes.ts';
import { efsaIntake, efsaUpperLevel } from './efsa-reference-values.ts';
import { dailyValues, euLabelValues } from './label-values.ts';
import type { MicronutrientName } from './micronutrient.ts';

/**
 * Whose references are used. `us`: Dietary Reference Intakes of the National Academies and the FDA's Daily Values. `eu`:
 * reference values of EFSA and of EU labels.
 */
export const referenceStandards = ['us', 'eu'] as const;
export type ReferenceStandard = (typeof referenceStandards)[number];

interface Standard {
  /** Values of nutrition labels, for all adults. */
  label: Readonly<Partial<Record<MicronutrientName, number>>>;
  /** Recommended intake by age in years and sex. */
  recommended: (name: MicronutrientName, age: number, sex: Sex) => number | null;
  /** Tolerable upper intake level by age. */
  upper: (name: MicronutrientName, age: number) => number | null;
}

const standards: Readonly<Record<ReferenceStandard, Standard>> = {
  us: { label: dailyValues, recommended: recommendedIntake, upper: upperIntake },
  eu: { label: euLabelValues, recommended: efsaIntake, upper: efsaUpperLevel },
};

/** Nutrients of which a healthy diet stays below the reference. */
const limited: ReadonlySet<MicronutrientName> = new Set([
  'sodium_mg',
  'saturated_fat_g',
  'cholesterol_mg',
  'added_sugar_g',
  'caffeine_mg',
]);

/** Caffeine per day that does not raise safety concerns for adults, mg. Source: EFSA Journal 2015;13(5):4102; FDA. */
const CAFFEINE_LIMIT = 400;
const ADULT = 18;

/** Age for which upper levels are returned if the user's age is unknown. */
const ADULT_AGE = 31;

/** The reference of a nutrient for one day. */
export interface ReferenceIntake {
  amount: number;
  /** `reach`: an amount to reach; `limit`: an amount to stay below. */
  kind: 'reach' | 'limit';
}

/** The part of a profile that references depend on. */
export type Person = Pick<Profile, 'age' | 'sex'>;

/** Used while the profile is not known. */
export const unknownPerson: Person = { age: null, sex: null };

/** Returns whether the references are those of the user's age and sex, instead of those of labels. */
export const isPersonKnown = ({ age, sex }: Person): boolean => age !== null && sex !== null;

/** Returns the recommended intake of a known age and sex, otherwise the value of labels, or null. */
const intakeOf = (
  name: MicronutrientName,
  { age, sex }: Person,
  { label, recommended }: Standard,
): number | null =>
  (age === null || sex === null ? null : recommended(name, age, sex)) ?? label[name] ?? null;

const caffeineLimit = (age: number | null): number | null => ((age ?? ADULT) < ADULT ? null : CAFFEINE_LIMIT);

/**
 * Returns the daily reference of a nutrient, or null if there is none: the recommended intake of a known age and sex,
 * otherwise the value of nutrition labels. Pregnancy and breastfeeding are not known and not assumed.
 */
export const referenceIntake = (
  name: MicronutrientName,
  person: Person,
  standard: ReferenceStandard = 'us',
): ReferenceIntake | null => {
  const amount =
    name === 'caffeine_mg' ? caffeineLimit(person.age) : intakeOf(name, person, standards[standard]);
  return amount === null ? null : { amount, kind: limited.has(name) ? 'limit' : 'reach' };
};

/**
 * Returns the tolerable upper intake level of a nutrient, for adults if the age is unknown; null if none is set for
 * food, or if the reference itself is a limit.
 */
export const upperLevel = (
  name: MicronutrientName,
  { age }: Person,
  standard: ReferenceStandard = 'us',
): number | null => (limited.has(name) ? null : standards[standard].upper(name, age ?? ADULT_AGE));

/** Returns the references that users of a language expect. */
export const standardOf = (language: string): ReferenceStandard => (language === 'de' ? 'eu' : 'us');
