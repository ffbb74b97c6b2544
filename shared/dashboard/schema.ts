import * as z from 'zod';
import { languageNames } from '../language/languages.ts';
import { foodEntry } from '../food-entries/schema.ts';
import { firstRuns } from '../profile/choices.ts';
import { localDate } from '../time/local-date.ts';

/** Sums of one wall-clock day. kcal, g, and mg for sodium. Unknown figures count as 0 here (decision D4). */
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
  /** Water drunk, ml. A day with water alone has no entry, and is not a logged day (decision D6). */
  water_ml: z.int(),
});
export type DailySummary = z.infer<typeof dailySummary>;

/** Targets of a day, g; null is none. */
export const macroGoals = z.object({
  protein: z.int().nullable(),
  carbs: z.int().nullable(),
  fat: z.int().nullable(),
});
export type MacroGoals = z.infer<typeof macroGoals>;

/** Everything the dashboard's first view needs, in one answer. */
export const dashboard = z.object({
  date: localDate,
  full_name: z.string().nullable(),
  /** null when the account's profile could not be made yet. */
  email: z.string().nullable(),
  /** kcal; the default where the person has set none. */
  daily_calorie_goal: z.int(),
  macro_goals: macroGoals,
  /** null while a new person was not asked for goal and units yet; 'done' for one who has a goal. */
  first_run: z.enum(firstRuns).nullable(),
  /** As the profile has it; absent where none was chosen. */
  language: z.enum(languageNames).optional(),
  today: dailySummary,
  /** The last 7 days, oldest first, today included; a day without entries has zeros. */
  week: z.array(dailySummary).length(7),
  /** Mean over those of the 7 days that have an entry; 0 when none has (decision D6). kcal. */
  weekly_average: z.number(),
  /** Latest 10 entries, newest first. */
  recent_entries: z.array(foodEntry).max(10),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Days of the longest trend: with 0.4 KB a row, far less than the megabyte that one query of the table answers. */
export const MAX_TREND_DAYS = 365;

/** The last days against the goal. */
export const trend = z.object({
  date: localDate,
  /** kcal; the default where the person has set none. */
  daily_calorie_goal: z.int(),
  /** Oldest first, today included; a day without entries has zeros. */
  days: z.array(dailySummary),
  /** Mean over those of the days that have an entry; 0 when none has (decision D6). kcal. */
  average: z.number(),
});
export type Trend = z.infer<typeof trend>;
