import * as z from 'zod';
import { dailySummary } from '../dashboard/schema.ts';
import { diaryDay } from '../diary/schema.ts';
import { foodEntry, newFoodEntry } from '../food-entries/schema.ts';
import { micronutrientSum } from '../micronutrients/schema.ts';
import { describedMeal } from '../foods/described-meal.ts';
import { tiers } from '../plans/tiers.ts';
import { mealPlan } from '../meal-plans/schema.ts';
import { savedMeal } from '../recipes/schema.ts';
import { localDate } from '../time/local-date.ts';
import { weightEntry } from '../weights/schema.ts';

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

/** Maximum number of items per page, and the default. */
const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;

/** `next_cursor` of the previous page; null or missing for the first. */
const cursor = z
  .string()
  .regex(/^[\w-]{1,1000}$/, 'Send next_cursor of the previous page.')
  .describe('next_cursor of the previous page');
const limit = z.coerce.number().int().min(1).max(MAX_PAGE);
const paging = { limit: limit.default(DEFAULT_PAGE), cursor: cursor.optional() };

const spanError = { path: ['to'], message: 'The end date can’t be before the start date.' };

/** A page of a list. */
export const apiPageQuery = z.strictObject(paging);
export type ApiPageQuery = z.output<typeof apiPageQuery>;

/** A page of an inclusive range of days. */
export const apiSpanQuery = z
  .strictObject({ from: localDate, to: localDate, ...paging })
  .refine(({ from, to }) => from <= to, spanError);

/** One day, or a page of an inclusive range of days. */
export const apiEntriesQuery = z
  .strictObject({
    date: localDate.optional(),
    from: localDate.optional(),
    to: localDate.optional(),
    ...paging,
  })
  .refine(({ date, from, to }) => (date === undefined) !== (from === undefined && to === undefined), {
    path: ['date'],
    message: 'Send either date, or from and to.',
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    message: 'Send from and to together.',
  })
  .refine(({ from = '', to = '' }) => from <= to, spanError);

/** null after the last page. */
const next_cursor = z.string().nullable();
export const apiEntriesPage = z.object({ entries: z.array(apiEntry), next_cursor });
export const apiDaysPage = z.object({ days: z.array(dailySummary), next_cursor });
export const apiWeightsPage = z.object({ weights: z.array(weightEntry), next_cursor });
export const apiSavedMealsPage = z.object({ meals: z.array(savedMeal), next_cursor });
export const apiMealPlansPage = z.object({ plans: z.array(mealPlan), next_cursor });
