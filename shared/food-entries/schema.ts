import * as z from 'zod';
import { foodItems } from '../nutrition/food-item.ts';
import { caloriesAmount, gramsAmount, milligramsAmount } from '../nutrition/nutrients-schema.ts';
import { entryId } from './entry-id.ts';
import { mealType } from './meal-type.ts';
import { localDate, timeZone } from '../time/local-date.ts';

/** Years outside are slips of the clock, and not every calendar writes them with four digits. */
const isPlausibleYear = (instant: string): boolean => {
  const year = new Date(instant).getUTCFullYear();
  return year >= 1900 && year <= 2100;
};

const foodName = z.string().trim().min(1, 'Please name the food.').max(200);

/** Blank is 'not known' (decision D4). */
const servingSize = z
  .string()
  .trim()
  .max(100)
  .transform((size) => size || null);

/** Instant of the meal, ISO 8601 with offset. */
const loggedAt = z.iso
  .datetime({ offset: true })
  .refine(isPlausibleYear, 'Please give a time between 1900 and 2100.');

/**
 * What may be written of an entry. Blank macros are null, 'not known' (decision D4).
 *
 * The figures are what the person says, and what is summed. `items` say where figures come from: they are kept while
 * they add up to the figures, and dropped when a figure was changed without them (`itemsThatAddUp`).
 */
const entryFields = {
  food_name: foodName,
  /** kcal. Missing or blank is stored as 0 (decision D4). */
  calories: caloriesAmount.nullish().transform((value) => value ?? 0),
  protein: gramsAmount.nullable().default(null),
  carbs: gramsAmount.nullable().default(null),
  fat: gramsAmount.nullable().default(null),
  fiber: gramsAmount.nullable().default(null),
  sugar: gramsAmount.nullable().default(null),
  /** mg */
  sodium: milligramsAmount.nullable().default(null),
  serving_size: servingSize.nullable().default(null),
  confidence_score: z.number().min(0).max(1).nullable().default(null),
  /** The photo's address as the API gave it, or its key. Stored as the key. */
  image_url: z.string().min(1).max(2_000).nullable().default(null),
  meal_type: mealType.default('snack'),
  /** Missing: now. */
  logged_at: loggedAt.optional(),
  items: foodItems.nullable().default(null),
};

/** Body of a new entry. `time_zone` decides the wall-clock day it belongs to (decision D5). */
export const newFoodEntry = z.strictObject({
  ...entryFields,
  time_zone: timeZone,
  /** It was logged by voice: the first one is an achievement. */
  spoken: z.literal(true).optional(),
});
export type NewFoodEntry = z.output<typeof newFoodEntry>;
export type NewFoodEntryInput = z.input<typeof newFoodEntry>;

/**
 * Body of a correction: only what changes, and the `version` that was read. `items` without any figure set the figures
 * to their sums. `logged_at` and `time_zone` come together and may move the entry to another day.
 */
export const foodEntryChange = z
  .strictObject({
    food_name: foodName.optional(),
    calories: caloriesAmount.optional(),
    protein: gramsAmount.nullable().optional(),
    carbs: gramsAmount.nullable().optional(),
    fat: gramsAmount.nullable().optional(),
    fiber: gramsAmount.nullable().optional(),
    sugar: gramsAmount.nullable().optional(),
    sodium: milligramsAmount.nullable().optional(),
    serving_size: servingSize.nullable().optional(),
    meal_type: mealType.optional(),
    items: foodItems.nullable().optional(),
    logged_at: loggedAt.optional(),
    time_zone: timeZone.optional(),
    version: z.int().min(1),
  })
  .refine(({ logged_at, time_zone }) => (logged_at === undefined) === (time_zone === undefined), {
    path: ['time_zone'],
    message: 'Please give the time and its time zone together.',
  });
export type FoodEntryChange = z.output<typeof foodEntryChange>;

/** An entry as the table holds it; `image_url` is the photo's key there, a signed address in answers. */
export const foodEntry = z.object({
  id: entryId,
  user_id: z.string(),
  food_name: z.string(),
  calories: z.int(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  sodium: z.number().nullable(),
  serving_size: z.string().nullable(),
  confidence_score: z.number().nullable(),
  image_url: z.string().nullable(),
  meal_type: mealType,
  logged_at: z.iso.datetime(),
  local_date: localDate,
  time_zone: z.string(),
  items: foodItems.nullable(),
  version: z.int(),
  updated_at: z.iso.datetime(),
});
export type FoodEntry = z.infer<typeof foodEntry>;

/** As many entries as are copied or taken back in one go: with their sums and photos they fit one transaction. */
export const MAX_ENTRIES_PER_REQUEST = 40;

const entryIds = z
  .array(entryId)
  .min(1, 'Please choose an entry.')
  .max(MAX_ENTRIES_PER_REQUEST, `At most ${MAX_ENTRIES_PER_REQUEST} entries can be chosen at once.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Please name each entry once.');

/** Body of a copy: which entries, to which day, and, if it changes, as which meal. */
export const entryCopies = z.strictObject({
  ids: entryIds,
  local_date: localDate.refine(isPlausibleYear, 'Please give a day between 1900 and 2100.'),
  time_zone: timeZone,
  meal_type: mealType.optional(),
});
export type EntryCopies = z.output<typeof entryCopies>;

/** Body of a removal of entries of one day; those that are gone or stand on another day by now are left out. */
export const entryRemovals = z.strictObject({ ids: entryIds, local_date: localDate });
export type EntryRemovals = z.output<typeof entryRemovals>;
