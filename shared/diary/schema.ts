import * as z from 'zod';
import { dailySummary, macroGoals } from '../dashboard/schema.ts';
import { foodEntry } from '../food-entries/schema.ts';
import { localDate } from '../time/local-date.ts';

/** Most water a day holds, ml: more is a slip of the keyboard. */
export const MAX_WATER_ML = 20_000;

/** One wall-clock day of the person, whole. */
export const diaryDay = z.object({
  date: localDate,
  /** kcal; the default where the person has set none. */
  daily_calorie_goal: z.int(),
  macro_goals: macroGoals,
  /** Sums of the day, water included; zeros on a day without any. */
  summary: dailySummary,
  /** Every entry of the day, earliest first. */
  entries: z.array(foodEntry),
});
export type DiaryDay = z.infer<typeof diaryDay>;

/** Body of drinking (above 0) or taking back (below 0) water. */
export const waterChange = z.strictObject({
  milliliters: z
    .int()
    .min(-5_000)
    .max(5_000)
    .refine((milliliters) => milliliters !== 0, 'Please give an amount other than 0.'),
});

/** Water of a day after a change. */
export const waterOfDay = z.object({
  date: localDate,
  water_ml: z.int(),
  /** What was added or taken, ml: less than asked for where the day would go below 0 or above its most. */
  changed_ml: z.int(),
});
export type WaterOfDay = z.infer<typeof waterOfDay>;
