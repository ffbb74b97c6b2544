import type { ProfileChangeInput } from '#shared/profile/profile-change.ts';
import type { ActivityLevel, Sex } from '#shared/profile/choices.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { namesOf, textOfNames } from './diet/names-text.ts';
import { type BodyValues, bodyValuesOf } from './body/body-values.ts';

/** Values of the form as typed; '' if not set. */
export interface ProfileValues extends BodyValues {
  full_name: string;
  sex: Sex | '';
  age: string;
  activity_level: ActivityLevel | '';
  daily_calorie_goal: string;
  /** g per day */
  protein_goal: string;
  carbs_goal: string;
  fat_goal: string;
  time_zone: string;
  diet: string;
  /** One name per line, as in `namesOf`. */
  allergens: string;
  dislikes: string;
  conditions: string;
}

/** Fields that other forms save. */
type SavedElsewhere =
  | 'goal_agreed_with_doctor'
  | 'ai_consent'
  | 'language'
  | 'first_run'
  | 'weekly_mail'
  | 'friend_notice';

/** Editable fields of the form; the rest of the profile is edited elsewhere. */
export type EditedProfile = Omit<Profile, SavedElsewhere | 'id' | 'email' | 'updated_at'>;

const textOf = (value: number | null): string => (value === null ? '' : fieldNumber(value));

export const profileValuesOf = (profile: EditedProfile): ProfileValues => ({
  full_name: profile.full_name ?? '',
  sex: profile.sex ?? '',
  age: textOf(profile.age),
  activity_level: profile.activity_level ?? '',
  daily_calorie_goal: textOf(profile.daily_calorie_goal),
  protein_goal: textOf(profile.protein_goal),
  carbs_goal: textOf(profile.carbs_goal),
  fat_goal: textOf(profile.fat_goal),
  time_zone: profile.time_zone ?? '',
  diet: profile.diet ?? '',
  allergens: textOfNames(profile.allergens),
  dislikes: textOfNames(profile.dislikes),
  conditions: textOfNames(profile.conditions),
  ...bodyValuesOf(profile),
});

/** Parses an integer: null if blank, NaN if invalid. */
const whole = (text: string, cut: (value: number) => number): number | null => {
  const typed = parseDecimal(text);
  return typed === null ? null : cut(typed);
};

/** Returns the profile that the form describes, not validated. Age is in full years; a blank field is null. */
export const typedProfile = (values: ProfileValues): Required<Omit<ProfileChangeInput, SavedElsewhere>> => ({
  full_name: values.full_name.trim() || null,
  sex: values.sex || null,
  age: whole(values.age, Math.trunc),
  weight: values.kg,
  height: values.cm,
  activity_level: values.activity_level || null,
  daily_calorie_goal: whole(values.daily_calorie_goal, Math.round),
  protein_goal: whole(values.protein_goal, Math.round),
  carbs_goal: whole(values.carbs_goal, Math.round),
  fat_goal: whole(values.fat_goal, Math.round),
  unit_system: values.unit_system,
  time_zone: values.time_zone || null,
  diet: values.diet || null,
  allergens: namesOf(values.allergens),
  dislikes: namesOf(values.dislikes),
  conditions: namesOf(values.conditions),
});

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? textOfNames(one as string[]) === textOfNames(other as string[])
    : Object.is(one, other);

/** Returns the changed fields only, so that saving does not revert changes from another tab. */
export const changeOf = (values: ProfileValues, saved: EditedProfile): ProfileChangeInput =>
  Object.fromEntries(
    Object.entries(typedProfile(values)).filter(
      ([field, value]) => !isSame(value, saved[field as keyof EditedProfile]),
    ),
  );
