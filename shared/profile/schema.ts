import * as z from 'zod';
import { activityLevels, aiConsents, firstRuns, friendNotices, sexes, unitSystems } from './choices.ts';
import { languageNames } from '../language/languages.ts';

/** Default goal until the user sets one (decision D7), kcal per day. */
export const DEFAULT_DAILY_CALORIE_GOAL = 2000;

/** Inclusive limits of a save. Years, kg, cm, kcal per day. */
export const profileLimits = {
  age: { min: 13, max: 120 },
  weight: { min: 20, max: 500 },
  height: { min: 80, max: 260 },
  daily_calorie_goal: { min: 500, max: 10_000 },
  /** For each of protein, carbs and fat, g per day. */
  macro_goal: { min: 1, max: 1_500 },
} as const;

/** Daily macro targets, which depend on the plan (decision D18). */
export const macroGoalFields = ['protein_goal', 'carbs_goal', 'fat_goal'] as const;

/** Lists about a user's diet and health (decision D48). */
export const dietLists = ['allergens', 'dislikes', 'conditions'] as const;

/** Maximum length of a text about a user's diet, in UTF-16 units. */
export const MAX_DIET_TEXT = 60;
/** Maximum number of texts in each list. */
export const MAX_DIET_LIST = 40;

export const profile = z.object({
  id: z.string(),
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  age: z.int().nullable(),
  /** kg. */
  weight: z.number().nullable(),
  /** cm. */
  height: z.number().nullable(),
  activity_level: z.enum(activityLevels).nullable(),
  /** kcal per day; null means the default of 2000 (decision D7). */
  daily_calorie_goal: z.int().nullable(),
  /** g per day; null means no target. */
  protein_goal: z.int().nullable(),
  carbs_goal: z.int().nullable(),
  fat_goal: z.int().nullable(),
  sex: z.enum(sexes).nullable(),
  /** Metric until the user chooses. */
  unit_system: z.enum(unitSystems),
  /** IANA name; null uses the browser's time zone. */
  time_zone: z.string().nullable(),
  ai_consent: z.enum(aiConsents).nullable(),
  /** Whether the user wants the weekly email; null (undecided) receives it if the plan includes it. */
  weekly_mail: z.boolean().nullable(),
  friend_notice: z.enum(friendNotices).nullable(),
  first_run: z.enum(firstRuns).nullable(),
  /** Language of emails, and of pages on devices without their own choice; null means English. */
  language: z.enum(languageNames).nullable(),
  /** A diet of `shared/diet`, 'none', or as typed; null if not stated (decision D48). */
  diet: z.string().nullable(),
  /** Canonical names of known allergens and conditions, others as typed. Empty if not stated. */
  allergens: z.array(z.string()),
  dislikes: z.array(z.string()),
  conditions: z.array(z.string()),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof profile>;
