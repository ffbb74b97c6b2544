import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { languageNames } from '#shared/language/languages.ts';
import { activityLevels, aiConsents, firstRuns, sexes, unitSystems } from '#shared/profile/choices.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A user's profile, created when the email is confirmed. Unset fields are missing. */
export const createProfileEntity = defineUserEntity(
  'profile',
  item({
    user_id: string().key(),
    email: string().optional(),
    full_name: string().optional(),
    age: number().optional(),
    weight: number().optional(),
    height: number().optional(),
    activity_level: string()
      .enum(...activityLevels)
      .optional(),
    daily_calorie_goal: number().optional(),
    /** g per day. */
    protein_goal: number().optional(),
    carbs_goal: number().optional(),
    fat_goal: number().optional(),
    /** The day of `weight`, logged or typed. */
    weighed_on: string().optional(),
    /** The weight typed in the profile and its day. Used again if later weights are deleted from the log. */
    typed_weight: number().optional(),
    typed_on: string().optional(),
    sex: string()
      .enum(...sexes)
      .optional(),
    unit_system: string()
      .enum(...unitSystems)
      .optional(),
    time_zone: string().optional(),
    ai_consent: string()
      .enum(...aiConsents)
      .optional(),
    weekly_mail: boolean().optional(),
    first_run: string()
      .enum(...firstRuns)
      .optional(),
    language: string()
      .enum(...languageNames)
      .optional(),
    /** When the email was confirmed; missing for users from before it was recorded. */
    created_at: string().optional(),
    updated_at: string(),
  }),
  () => 'account#profile',
);

export type ProfileEntity = ReturnType<typeof createProfileEntity>;
