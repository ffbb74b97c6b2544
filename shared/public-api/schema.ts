import * as z from 'zod';
import { diaryDay } from '../diary/schema.ts';
import { foodEntry, newFoodEntry } from '../food-entries/schema.ts';
import { micronutrientSum } from '../micronutrients/schema.ts';
import { describedMeal } from '../foods/described-meal.ts';
import { tiers } from '../plans/tiers.ts';

/** Requests per token and minute: far more than a script that keeps a diary needs. */
export const REQUESTS_A_MINUTE = 60;

/** The owner of the token. */
export const apiPerson = z.object({
  name: z.string().nullable(),
  tier: z.enum(tiers),
  /** kcal, with the default if the user has set none. */
  daily_calorie_goal: z.int(),
});

/** An entry in the public API, without its photo. */
export const apiEntry = foodEntry.omit({ user_id: true, image_url: true });
export type ApiEntry = z.infer<typeof apiEntry>;

/** Request for a new entry. */
export const newApiEntry = newFoodEntry.omit({ image_url: true, spoken: true });

/** A whole wall-clock day. */
export const apiDay = diaryDay.extend({
  entries: z.array(apiEntry),
  /** Vitamins, minerals and more of the entries, from USDA records. Unknown amounts are null and not counted as 0. */
  micronutrients: micronutrientSum,
});

/** A free-text meal, answered by the food table only. */
export const apiMeal = describedMeal.omit({ engine: true });
