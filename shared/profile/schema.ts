import * as z from 'zod';
import { activityLevels, aiConsents, firstRuns, sexes, unitSystems } from './choices.ts';
import { languageNames } from '../language/languages.ts';

/** The goal that counts while the person has set none (decision D7). kcal a day. */
export const DEFAULT_DAILY_CALORIE_GOAL = 2000;

/** What a save accepts, ends included. Years, kg, cm, kcal a day. */
export const profileLimits = {
  age: { min: 13, max: 120 },
  weight: { min: 20, max: 500 },
  height: { min: 80, max: 260 },
  daily_calorie_goal: { min: 500, max: 10_000 },
  /** Of protein, carbs and fat each, g a day. */
  macro_goal: { min: 1, max: 1_500 },
} as const;

/** Targets of a day beside the calories; a matter of the plan (decision D18). */
export const macroGoalFields = ['protein_goal', 'carbs_goal', 'fat_goal'] as const;

export const profile = z.object({
  id: z.string(),
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  age: z.int().nullable(),
  /** kg */
  weight: z.number().nullable(),
  /** cm */
  height: z.number().nullable(),
  activity_level: z.enum(activityLevels).nullable(),
  /** kcal a day; null means the default of 2000 (decision D7). */
  daily_calorie_goal: z.int().nullable(),
  /** g a day; null is no target. */
  protein_goal: z.int().nullable(),
  carbs_goal: z.int().nullable(),
  fat_goal: z.int().nullable(),
  sex: z.enum(sexes).nullable(),
  /** Metric while the person has chosen none. */
  unit_system: z.enum(unitSystems),
  /** IANA name; null: wherever the browser is. */
  time_zone: z.string().nullable(),
  ai_consent: z.enum(aiConsents).nullable(),
  /** Whether the weekly mail is wanted; null is not decided, and gets it where the plan has it. */
  weekly_mail: z.boolean().nullable(),
  first_run: z.enum(firstRuns).nullable(),
  /** What mails are written in, and pages of a device on which none was chosen; null: none was, which is English. */
  language: z.enum(languageNames).nullable(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof profile>;
