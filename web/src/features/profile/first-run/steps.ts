import { t } from '#web/lib/language/translate.ts';
import type { ProfileChangeInput } from '#shared/profile/profile-change.ts';
import { type ProfileValues, typedProfile } from '../profile-values.ts';

interface Step {
  title: string;
  /** Profile fields of the step. */
  fields: readonly (keyof ReturnType<typeof typedProfile>)[];
}

/** Steps of the first-run setup, in order. */
export const steps = [
  { title: t('Which units do you use?'), fields: ['unit_system', 'time_zone'] },
  { title: t('A few details (optional)'), fields: ['sex', 'age', 'weight', 'height', 'activity_level'] },
  { title: t('What’s your daily calorie goal?'), fields: ['daily_calorie_goal'] },
] as const satisfies readonly Step[];

/** Returns the answers of the first `count` steps. Blank answers change nothing. */
export const answersOf = (values: ProfileValues, count: number): ProfileChangeInput => {
  const typed = typedProfile(values);
  const asked = steps.slice(0, count).flatMap(({ fields }): Step['fields'] => fields);
  return Object.fromEntries(
    asked.map((field) => [field, typed[field]]).filter(([, value]) => value !== null),
  );
};
