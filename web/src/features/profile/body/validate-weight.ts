import type { UnitSystem } from '#shared/profile/choices.ts';
import { kgOf } from './body-values.ts';
import { noProfile } from '../no-profile.ts';
import { profileValuesOf } from '../profile-values.ts';
import { validateProfile } from '../validate-profile.ts';

/** Returns the validation message of a weight by the profile's rules; null if valid. Blank is invalid. */
export const validateWeight = (text: string, system: UnitSystem): string | null => {
  const values = profileValuesOf({ ...noProfile, unit_system: system });
  const kg = kgOf(text, system) ?? Number.NaN;
  return validateProfile({ ...values, weight: text, kg }).weight ?? null;
};
