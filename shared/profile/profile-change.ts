import * as z from 'zod';
import { singleLine } from '../language/name-text.ts';
import { languageNames } from '../language/languages.ts';
import { timeZone } from '../time/local-date.ts';
import { MAX_FULL_NAME_LENGTH } from './full-name.ts';
import { activityLevels, aiConsents, firstRuns, friendNotices, sexes, unitSystems } from './choices.ts';
import { MAX_DIET_LIST, MAX_DIET_TEXT, profileLimits } from './schema.ts';

/** `extremely_active` is accepted as input and stored as `extra_active` (decision D2). */
export const activityLevel = z
  .enum([...activityLevels, 'extremely_active'])
  .transform((level) => (level === 'extremely_active' ? 'extra_active' : level));

/** Message for users under 13 (decision D42). */
export const TOO_YOUNG = 'Platewise is not for people under 13.';

const { age, weight, height, daily_calorie_goal, macro_goal } = profileLimits;
const macroGoal = z.int().min(macro_goal.min).max(macro_goal.max).nullable().optional();

const dietText = z.string().trim().max(MAX_DIET_TEXT);
/** A list without blank texts. null clears it. */
const dietList = z
  .array(dietText)
  .max(MAX_DIET_LIST)
  .transform((texts) => texts.filter((text) => text !== ''))
  .nullable()
  .optional();

/** Request to save the profile. A missing field stays unchanged; null clears it. */
export const profileChange = z.strictObject({
  full_name: z
    .string()
    .overwrite(singleLine)
    .max(MAX_FULL_NAME_LENGTH)
    .transform((name) => name || null)
    .nullable()
    .optional(),
  age: z.int().min(age.min, TOO_YOUNG).max(age.max).nullable().optional(),
  weight: z.number().min(weight.min).max(weight.max).nullable().optional(),
  height: z.number().min(height.min).max(height.max).nullable().optional(),
  activity_level: activityLevel.nullable().optional(),
  daily_calorie_goal: z.int().min(daily_calorie_goal.min).max(daily_calorie_goal.max).nullable().optional(),
  /** Confirms a goal below maintenance, which users at risk may set only with a doctor (decision D49). Not stored. */
  goal_agreed_with_doctor: z.boolean().optional(),
  protein_goal: macroGoal,
  carbs_goal: macroGoal,
  fat_goal: macroGoal,
  sex: z.enum(sexes).nullable().optional(),
  unit_system: z.enum(unitSystems).nullable().optional(),
  time_zone: timeZone.nullable().optional(),
  ai_consent: z.enum(aiConsents).nullable().optional(),
  weekly_mail: z.boolean().nullable().optional(),
  friend_notice: z.enum(friendNotices).nullable().optional(),
  first_run: z.enum(firstRuns).nullable().optional(),
  language: z.enum(languageNames).nullable().optional(),
  diet: dietText
    .transform((diet) => diet || null)
    .nullable()
    .optional(),
  allergens: dietList,
  dislikes: dietList,
  conditions: dietList,
});
export type ProfileChange = z.output<typeof profileChange>;
export type ProfileChangeInput = z.input<typeof profileChange>;
