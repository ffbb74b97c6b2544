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
  'diet',
  'allergens',
  'dislikes',
  'conditions',
] as const;

/**
 * Applies a profile change from elsewhere to the form: untouched fields take the new value, typed ones are kept.
 * @param before fields of the form's last base
 * @param after fields of the changed profile
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
