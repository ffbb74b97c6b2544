import * as z from 'zod';
import { diaryDay } from '../diary/schema.ts';
import { foodEntry, newFoodEntry } from '../food-entries/schema.ts';
import { describedMeal } from '../foods/described-meal.ts';
import { tiers } from '../plans/tiers.ts';

/** Requests that one token may make in a minute: far more than a script needs that keeps a diary. */
export const REQUESTS_A_MINUTE = 60;

/** Whose token it is. */
export const apiPerson = z.object({
  name: z.string().nullable(),
  tier: z.enum(tiers),
  /** kcal; the default where the person has set none. */
  daily_calorie_goal: z.int(),
});

/** An entry as programs get it: photos stay in the product. */
export const apiEntry = foodEntry.omit({ user_id: true, image_url: true });
export type ApiEntry = z.infer<typeof apiEntry>;

/** Body of a new entry. */
export const newApiEntry = newFoodEntry.omit({ image_url: true, spoken: true });

/** One wall-clock day, whole. */
export const apiDay = diaryDay.extend({ entries: z.array(apiEntry) });

/** A meal in words, answered by the food table alone. */
export const apiMeal = describedMeal.omit({ engine: true });
