import * as z from 'zod';
import { languageNames } from '../language/languages.ts';
import { foodEntry } from '../food-entries/schema.ts';
import { healthRisks } from '../goals/health-risk.ts';
import { firstRuns } from '../profile/choices.ts';
import { localDate } from '../time/local-date.ts';

/** Sums of one wall-clock day in kcal, g, and mg for sodium. Unknown values count as 0 (decision D4). */
export const dailySummary = z.object({
  date: localDate,
  total_calories: z.int(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fiber: z.number(),
  sugar: z.number(),
  sodium: z.number(),
  meal_count: z.int(),
  /** Water in ml. A day with only water has no entry and does not count as logged (decision D6). */
  water_ml: z.int(),
});
export type DailySummary = z.infer<typeof dailySummary>;

/** Daily targets in g. Protein has a default (decision D56); carbs and fat are null if not set. */
export const macroGoals = z.object({
  protein: z.number().nullable(),
  carbs: z.int().nullable(),
  fat: z.int().nullable(),
});
export type MacroGoals = z.infer<typeof macroGoals>;

/** All data for the dashboard's first view. */
export const dashboard = z.object({
  date: localDate,
  full_name: z.string().nullable(),
  /** null if the account's profile could not be created yet. */
  email: z.string().nullable(),
  /** kcal, with the default if the user has set none. */
  daily_calorie_goal: z.int(),
  macro_goals: macroGoals,
  /** null if a new user was not asked for goal and units yet; 'done' with a goal. */
  first_run: z.enum(firstRuns).nullable(),
  /** Language of the profile; missing if none was chosen. */
  language: z.enum(languageNames).optional(),
  /** Why the user is at risk (decision D49); missing if they are not. */
  health_risk: z.enum(healthRisks).optional(),
  /** Whether a model is connected that may see the user's photos, or may once they allow it. */
  recognizes_photos: z.boolean(),
  /** Whether the weekly check-in of the goal weight is due. */
  is_check_in_due: z.boolean().optional(),
  today: dailySummary,
  /** The last 7 days including today, oldest first; days without entries have zeros. */
  week: z.array(dailySummary).length(7),
  /** Mean over those of the 7 days with an entry, or 0 (decision D6). kcal. */
  weekly_average: z.number(),
  /** Latest 10 entries, newest first. */
  recent_entries: z.array(foodEntry).max(10),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Maximum number of days of a trend. At 0.4 KB per row they stay far below the 1 MB limit of a query page. */
export const MAX_TREND_DAYS = 365;

/** The last days compared with the goal. */
export const trend = z.object({
  date: localDate,
  /** kcal, with the default if the user has set none. */
  daily_calorie_goal: z.int(),
  /** Oldest first, including today; days without entries have zeros. */
  days: z.array(dailySummary),
  /** Mean over the days with an entry, or 0 (decision D6). kcal. */
  average: z.number(),
});
export type Trend = z.infer<typeof trend>;
