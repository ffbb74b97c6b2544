import type { Profile } from '../profile/schema.ts';
import { ADULT_AGE, recommendedIntake, upperIntake } from './dietary-reference-intakes.ts';
import type { MicronutrientName } from './micronutrient.ts';

/**
 * Daily Values of U.S. nutrition labels for adults and children from 4 years on. Source: 21 CFR 101.9(c)(8)(iv) for
 * vitamins and minerals, (c)(9) for the others.
 */
export const dailyValues: Readonly<Partial<Record<MicronutrientName, number>>> = {
  vitamin_a_rae_ug: 900,
  thiamin_mg: 1.2,
  riboflavin_mg: 1.3,
  niacin_mg: 16,
  vitamin_b6_mg: 1.7,
  folate_dfe_ug: 400,
  vitamin_b12_ug: 2.4,
  vitamin_c_mg: 90,
  vitamin_d_ug: 20,
  vitamin_e_mg: 15,
  vitamin_k_ug: 120,
  choline_mg: 550,
  calcium_mg: 1300,
  copper_mg: 0.9,
  iron_mg: 18,
  magnesium_mg: 420,
  phosphorus_mg: 1250,
  potassium_mg: 4700,
  selenium_ug: 55,
  sodium_mg: 2300,
  zinc_mg: 11,
  saturated_fat_g: 20,
  cholesterol_mg: 300,
  added_sugar_g: 50,
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

/** Where a reference comes from. `dv`: FDA Daily Value. `dri`: Dietary Reference Intakes. `caffeine`: EFSA and FDA. */
type ReferenceSource = 'dv' | 'dri' | 'caffeine';

/** The reference of a nutrient for one day. */
export interface ReferenceIntake {
  amount: number;
  /** `reach`: an amount to reach; `limit`: an amount to stay below. */
  kind: 'reach' | 'limit';
  source: ReferenceSource;
}

/** The part of a profile that references depend on. */
export type Person = Pick<Profile, 'age' | 'sex'>;

/** Used while the profile is not known. */
export const unknownPerson: Person = { age: null, sex: null };

/** Returns whether the references are those of the user's age and sex, instead of the Daily Values. */
export const isPersonKnown = ({ age, sex }: Person): boolean => age !== null && sex !== null;

const caffeineLimit = (age: number | null): ReferenceIntake | null =>
  (age ?? ADULT) < ADULT ? null : { amount: CAFFEINE_LIMIT, kind: 'limit', source: 'caffeine' };

/**
 * Returns the daily reference of a nutrient, or null if there is none: for a known age and sex the recommended intake,
 * otherwise the FDA's Daily Value. Pregnancy and breastfeeding are not known and not assumed.
 */
export const referenceIntake = (name: MicronutrientName, { age, sex }: Person): ReferenceIntake | null => {
  if (name === 'caffeine_mg') return caffeineLimit(age);
  const kind = limited.has(name) ? 'limit' : 'reach';
  if (name === 'sodium_mg' && age !== null) {
    const limit = upperIntake(name, age);
    return limit === null ? null : { amount: limit, kind, source: 'dri' };
  }
  const intake = age === null || sex === null ? null : recommendedIntake(name, age, sex);
  if (intake !== null) return { amount: intake, kind, source: 'dri' };
  const value = dailyValues[name];
  return value === undefined ? null : { amount: value, kind, source: 'dv' };
};

/**
 * Returns the tolerable upper intake level of a nutrient, for adults if the age is unknown; null if none is set for
 * food, or if the reference itself is a limit.
 */
export const upperLevel = (name: MicronutrientName, { age }: Person): number | null =>
  limited.has(name) ? null : upperIntake(name, age ?? ADULT_AGE);
