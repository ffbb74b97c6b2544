import * as z from 'zod';
import { dailySummary, macroGoals } from '../dashboard/schema.ts';
import { foodEntry } from '../food-entries/schema.ts';
import { healthRisks } from '../goals/health-risk.ts';
import { localDate } from '../time/local-date.ts';

/** Maximum water per day, ml: more is a typing error. */
export const MAX_WATER_ML = 20_000;

/** A whole wall-clock day of the user. */
export const diaryDay = z.object({
  date: localDate,
  /** kcal, with the default if the user has set none. */
  daily_calorie_goal: z.int(),
  macro_goals: macroGoals,
  /** Why the user is at risk (decision D49); missing if they are not. */
  health_risk: z.enum(healthRisks).optional(),
  /** Sums of the day including water; zeros without entries. */
  summary: dailySummary,
  /** All entries of the day, earliest first. */
  entries: z.array(foodEntry),
});
export type DiaryDay = z.infer<typeof diaryDay>;

/** Request to add (positive) or remove (negative) water. */
export const waterChange = z.strictObject({
  milliliters: z
    .int()
    .min(-5_000)
    .max(5_000)
    .refine((milliliters) => milliliters !== 0, 'Enter an amount other than 0.'),
});

/** A day's water after a change. */
export const waterOfDay = z.object({
  date: localDate,
  water_ml: z.int(),
  /** Amount actually added or removed, ml: less than requested at the limits of a day. */
  changed_ml: z.int(),
});
export type WaterOfDay = z.infer<typeof waterOfDay>;
