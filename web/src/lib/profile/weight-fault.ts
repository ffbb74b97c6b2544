import type { UnitSystem } from '#shared/profile/schema.ts';
import { kgOf } from './body-values.ts';
import { profileValuesOf } from './profile-values.ts';
import { validateProfile } from './validate-profile.ts';

const nothing = {
  full_name: null,
  sex: null,
  age: null,
  weight: null,
  height: null,
  activity_level: null,
  daily_calorie_goal: null,
  protein_goal: null,
  carbs_goal: null,
  fat_goal: null,
  time_zone: null,
} as const;

/** What is wrong with a weight alone, by the rules of the profile; null where it can be kept. Blank is wrong too. */
export const weightFault = (text: string, system: UnitSystem): string | null => {
  const values = profileValuesOf({ ...nothing, unit_system: system });
  const kg = kgOf(text, system) ?? Number.NaN;
  return validateProfile({ ...values, weight: text, kg }).weight ?? null;
};
