import { languageNames } from '#shared/language/languages.ts';
import {
  activityLevels,
  aiConsents,
  firstRuns,
  friendNotices,
  sexes,
  unitSystems,
} from '#shared/profile/choices.ts';
import {
  optionalChoice,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalTexts,
  text,
} from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A user's profile, created when the email is confirmed. Unset fields are missing. */
export const createProfileEntity = defineUserEntity(
  'profile',
  {
    email: optionalText,
    full_name: optionalText,
    age: optionalNumber,
    weight: optionalNumber,
    height: optionalNumber,
    activity_level: optionalChoice(activityLevels),
    daily_calorie_goal: optionalNumber,
    /** g per day. */
    protein_goal: optionalNumber,
    carbs_goal: optionalNumber,
    fat_goal: optionalNumber,
    /** The day of `weight`, logged or typed. */
    weighed_on: optionalText,
    /** The weight typed in the profile and its day. Used again if later weights are deleted from the log. */
    typed_weight: optionalNumber,
    typed_on: optionalText,
    /** The day of the next check-in of the goal weight. */
    check_in_due_on: optionalText,
    sex: optionalChoice(sexes),
    unit_system: optionalChoice(unitSystems),
    time_zone: optionalText,
    ai_consent: optionalChoice(aiConsents),
    weekly_mail: optionalFlag,
    friend_notice: optionalChoice(friendNotices),
    first_run: optionalChoice(firstRuns),
    language: optionalChoice(languageNames),
    /** Diet, allergies, dislikes and conditions (decision D48). */
    diet: optionalText,
    allergens: optionalTexts,
    dislikes: optionalTexts,
    conditions: optionalTexts,
    /** When the email was confirmed; missing for users from before it was recorded. */
    created_at: optionalText,
    updated_at: text,
    /** Name and email address as staff searches for them. */
    search_text: optionalText,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  () => 'account#profile',
);

export type ProfileEntity = ReturnType<typeof createProfileEntity>;
