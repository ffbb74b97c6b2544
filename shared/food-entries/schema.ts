import * as z from 'zod';
import { nameText } from '../language/name-text.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import {
  caloriesAmount,
  gramsAmount,
  mealNutrients,
  milligramsAmount,
  newMealNutrients,
} from '../nutrition/values/nutrients-schema.ts';
import { entryId } from './entry-id.ts';
import { mealType } from './meal-type.ts';
import { localDate, timeZone } from '../time/local-date.ts';

/** Other years come from a wrong clock, and not all calendars write them with four digits. */
const isPlausibleYear = (instant: string): boolean => {
  const year = new Date(instant).getUTCFullYear();
  return year >= 1900 && year <= 2100;
};

const foodName = nameText(200, 'Enter a name for the food.');

/** Blank means unknown (decision D4). */
const servingSize = z
  .string()
  .trim()
  .max(100)
  .transform((size) => size || null);

/** Maximum length of a note in characters (decision D53). */
export const MAX_NOTE_LENGTH = 500;

/** The user's private remark on a meal, which may have several lines. Blank means none. */
const note = z
  .string()
  .trim()
  .max(MAX_NOTE_LENGTH, 'Use up to 500 characters.')
  .transform((text) => text || null);

/** The texts of an entry that may be missing. A blank one is stored as null. */
export const optionalTextNames = ['serving_size', 'note'] as const;
export type OptionalTextName = (typeof optionalTextNames)[number];

/** Time of the meal, ISO 8601 with offset. */
const loggedAt = z.iso
  .datetime({ offset: true })
  .refine(isPlausibleYear, 'Enter a time between 1900 and 2100.');

/**
 * The writable fields of an entry. Blank macros are null, which means unknown (decision D4).
 *
 * The values are entered or accepted by the user and are summed. `items` explain them and are kept only while
 * they add up to the values (`consistentItems`).
 */
const entryFields = {
  food_name: foodName,
  /** kcal. Missing or blank is stored as 0 (decision D4). */
  calories: caloriesAmount.nullish().transform((value) => value ?? 0),
  ...newMealNutrients,
  serving_size: servingSize.nullable().default(null),
  note: note.nullable().default(null),
  confidence_score: z.number().min(0).max(1).nullable().default(null),
  /** The photo's URL as returned by the API, or its key. Stored as the key. */
  image_url: z.string().min(1).max(2_000).nullable().default(null),
  meal_type: mealType.default('snack'),
  /** Defaults to now. */
  logged_at: loggedAt.optional(),
  items: foodItems.nullable().default(null),
};

/** Request for a new entry. `time_zone` determines its wall-clock day (decision D5). */
export const newFoodEntry = z.strictObject({
  ...entryFields,
  time_zone: timeZone,
  /** Set if it was logged by voice: the first such entry is an achievement. */
  spoken: z.literal(true).optional(),
});
export type NewFoodEntry = z.output<typeof newFoodEntry>;
export type NewFoodEntryInput = z.input<typeof newFoodEntry>;

/**
 * Request to update an entry: only the changed fields, and the `version` that was read. `items` without values set the
 * values to their sums. `logged_at` and `time_zone` are sent together and may move the entry to another day.
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
    note: note.nullable().optional(),
    meal_type: mealType.optional(),
    items: foodItems.nullable().optional(),
    logged_at: loggedAt.optional(),
    time_zone: timeZone.optional(),
    version: z.int().min(1),
  })
  .refine(({ logged_at, time_zone }) => (logged_at === undefined) === (time_zone === undefined), {
    path: ['time_zone'],
    message: 'Enter the time together with its time zone.',
  });
export type FoodEntryChange = z.output<typeof foodEntryChange>;

/** An entry. `image_url` is the photo's key in the table and a signed URL in responses. */
export const foodEntry = z.object({
  id: entryId,
  user_id: z.string(),
  food_name: z.string(),
  calories: z.int(),
  ...mealNutrients,
  serving_size: z.string().nullable(),
  /** Missing in responses that were stored before notes existed. */
  note: z.string().nullable().default(null),
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

/** Maximum number of entries that fit in one transaction with their sums and photos. */
export const MAX_ENTRIES_PER_REQUEST = 40;

const entryIds = z
  .array(entryId)
  .min(1, 'Choose an entry.')
  .max(MAX_ENTRIES_PER_REQUEST, `Choose up to ${MAX_ENTRIES_PER_REQUEST} entries at once.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each entry only once.');

/** Request to copy entries to a day, optionally as another meal. */
export const entryCopies = z.strictObject({
  ids: entryIds,
  local_date: localDate.refine(isPlausibleYear, 'Enter a date between 1900 and 2100.'),
  time_zone: timeZone,
  meal_type: mealType.optional(),
});
export type EntryCopies = z.output<typeof entryCopies>;

/** Request to delete entries of one day. Entries that are gone or on another day are ignored. */
export const entryRemovals = z.strictObject({ ids: entryIds, local_date: localDate });
export type EntryRemovals = z.output<typeof entryRemovals>;
