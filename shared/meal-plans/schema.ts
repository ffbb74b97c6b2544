import * as z from 'zod';
import { nameText } from '../language/name-text.ts';
import { dailySummary, macroGoals } from '../dashboard/schema.ts';
import { dietWarning } from '../diet/diet-warning.ts';
import { foodEntry } from '../food-entries/schema.ts';
import { mealType } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { caloriesAmount, newMealNutrients } from '../nutrition/values/nutrients-schema.ts';
import { healthRisks } from '../goals/health-risk.ts';
import { localDate, timeZone } from '../time/local-date.ts';

/** Maximum number of meals per planned day. */
export const MAX_PLANNED = 60;
/** Maximum number of foods per planned day, to keep the row small. */
const MAX_PLANNED_FOODS = 120;
export const MAX_PLAN_NOTES_LENGTH = 500;

/** Created by the client that adds the meal. */
export const plannedMealId = z.string().regex(/^[\w-]{8,40}$/, 'Invalid planned meal ID.');

/** Local time of a meal. */
export const planTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM, such as 12:30.');

/** Treats blank as missing. */
const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => text || null)
    .nullable()
    .default(null);

/**
 * A planned meal in a request. As in an entry, `items` explain its values and are kept only while they add up to them,
 * so that logging it keeps them too.
 */
export const newPlannedMeal = z.strictObject({
  id: plannedMealId,
  type: mealType,
  name: nameText(200, 'Enter a name for the meal.'),
  /** kcal. */
  calories: caloriesAmount,
  time: planTime,
  notes: optionalText(MAX_PLAN_NOTES_LENGTH),
  ...newMealNutrients,
  serving_size: optionalText(100),
  items: foodItems.nullable().default(null),
  /** Recipe that the meal is cooked from, and the servings that are eaten. */
  recipe: z.strictObject({ id: z.string().max(60), servings: z.number().positive().max(20) }).optional(),
  /** ID of the planned meal that this is a leftover of: nothing needs to be bought or cooked. */
  leftover_of: plannedMealId.optional(),
  /** Whether the meal stays when the week is planned again. */
  is_locked: z.boolean().optional(),
});
export type NewPlannedMeal = z.output<typeof newPlannedMeal>;

const plannedMeals = z
  .array(newPlannedMeal)
  .max(MAX_PLANNED, `A day can have up to ${MAX_PLANNED} meals.`)
  .refine((meals) => new Set(meals.map(({ id }) => id)).size === meals.length, 'Add each meal only once.')
  .refine(
    (meals) => meals.reduce((sum, { items }) => sum + (items?.length ?? 0), 0) <= MAX_PLANNED_FOODS,
    `A day can have up to ${MAX_PLANNED_FOODS} foods.`,
  );

const isPlausibleDay = (date: string): boolean => date >= '1900-01-01' && date <= '2100-12-31';
/** A wall-clock day within the range of plans. */
export const plannedDate = localDate.refine(isPlausibleDay, 'Enter a date between 1900 and 2100.');

/** The version that was read; 0 if the day was never saved. */
const version = z.int().min(0);

/** Request to save a whole day, with the version it is based on. */
export const mealPlanSave = z.strictObject({ meals: plannedMeals, version });

/** Request to save several days in one transaction. */
export const mealPlanDaysSave = z.strictObject({
  days: z
    .array(z.strictObject({ date: plannedDate, meals: plannedMeals, version }))
    .min(1, 'Choose a day.')
    .max(7, 'You can save up to 7 days at once.')
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'Add each day only once.'),
});
export type MealPlanDaysSave = z.output<typeof mealPlanDaysSave>;

/** Request to log a planned meal, with the time zone of its day. */
export const planLogging = z.strictObject({ time_zone: timeZone });

export const planDayParams = z.strictObject({ date: plannedDate });
export const planMealParams = z.strictObject({ date: plannedDate, id: plannedMealId });

/** A stored planned meal. */
const plannedMeal = z.object({
  ...newPlannedMeal.shape,
  notes: z.string().nullable(),
  serving_size: z.string().nullable(),
  /** ID of the logged entry, or null. */
  logged_entry_id: z.string().nullable(),
});
export type PlannedMeal = z.infer<typeof plannedMeal>;

/** A day's plan. If none was saved, `version` is 0 and the list is empty. */
export const mealPlan = z.object({
  date: localDate,
  meals: z.array(plannedMeal),
  version: z.int(),
  updated_at: z.iso.datetime().nullable(),
});
export type MealPlan = z.infer<typeof mealPlan>;

/** A day's plan with goal and eaten sums. */
export const mealPlanDay = z.object({
  ...mealPlan.shape,
  /** kcal, with the default if the user has set none. */
  daily_calorie_goal: z.int(),
  /** Missing in responses stored on a device by an earlier version. */
  macro_goals: macroGoals.optional(),
  /** Why the user is at risk (decision D49); missing if they are not. */
  health_risk: z.enum(healthRisks).optional(),
  /** Planned meals that conflict with the user's current diet and allergies, or might; missing if none does. */
  diet_conflicts: z.array(z.object({ meal_id: z.string(), warnings: z.array(dietWarning) })).optional(),
  /** Sums of the day's entries. */
  eaten: dailySummary,
});
export type MealPlanDay = z.infer<typeof mealPlanDay>;

/** Seven days' plans in order. */
export const mealPlanWeek = z.object({
  days: z.array(mealPlan).length(7),
  daily_calorie_goal: z.int(),
  macro_goals: macroGoals.optional(),
  /** Why the user is at risk (decision D49); missing if they are not. */
  health_risk: z.enum(healthRisks).optional(),
});
export type MealPlanWeek = z.infer<typeof mealPlanWeek>;

/** A planned meal that was logged. */
export const loggedPlan = z.object({ plan: mealPlan, entry: foodEntry });
export type LoggedPlan = z.infer<typeof loggedPlan>;
