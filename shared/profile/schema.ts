import * as z from 'zod';

/** The goal that counts while the person has set none (decision D7). kcal a day. */
export const DEFAULT_DAILY_CALORIE_GOAL = 2000;

export const activityLevels = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extra_active',
] as const;

/** `extremely_active` is accepted on input and stored as `extra_active` (decision D2). */
export const activityLevel = z
  .enum([...activityLevels, 'extremely_active'])
  .transform((level) => (level === 'extremely_active' ? 'extra_active' : level));

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
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof profile>;

/** Body of a save. Every field is optional; a blank one is null. */
export const profileChange = z.strictObject({
  full_name: z
    .string()
    .trim()
    .max(120)
    .transform((name) => name || null)
    .nullable()
    .optional(),
  age: z.int().min(13, 'Platewise is not for people under 13.').max(120).nullable().optional(),
  weight: z.number().min(20).max(500).nullable().optional(),
  height: z.number().min(80).max(260).nullable().optional(),
  activity_level: activityLevel.nullable().optional(),
  daily_calorie_goal: z.int().min(500).max(10_000).nullable().optional(),
});
export type ProfileChange = z.output<typeof profileChange>;
