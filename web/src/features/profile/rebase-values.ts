import { bodyValuesOf, inUnits } from './body/body-values.ts';
import type { ProfileValues } from './profile-values.ts';

const plain = [
  'full_name',
  'sex',
  'age',
  'activity_level',
  'daily_calorie_goal',
  'protein_goal',
  'carbs_goal',
  'fat_goal',
  'time_zone',
  'unit_system',
] as const;

/**
 * The form after the profile changed elsewhere: a field that nobody touched here takes the new value, what is being
 * typed stays.
 * @param before the fields as the form last got them
 * @param after the fields as they would be now
 */
export const rebaseValues = (
  now: ProfileValues,
  before: ProfileValues,
  after: ProfileValues,
): ProfileValues => {
  const taken = Object.fromEntries(
    plain.filter((field) => now[field] === before[field]).map((field) => [field, after[field]]),
  ) as Partial<ProfileValues>;
  const { unit_system } = { ...now, ...taken };
  const body = inUnits(now, unit_system);
  const [kg, cm] = (['kg', 'cm'] as const).map((figure) =>
    now[figure] === before[figure] ? after[figure] : now[figure],
  ) as [number | null, number | null];
  const drawn = bodyValuesOf({ weight: kg, height: cm, unit_system });
  return {
    ...now,
    ...body,
    ...taken,
    ...(!Object.is(kg, body.kg) && { kg, weight: drawn.weight }),
    ...(!Object.is(cm, body.cm) && { cm, height: drawn.height, feet: drawn.feet, inches: drawn.inches }),
  };
};
