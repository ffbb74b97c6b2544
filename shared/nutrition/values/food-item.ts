import * as z from 'zod';
import { MAX_GRAMS } from './nutrients.ts';
import { nutrientsSchema } from './nutrients-schema.ts';

/** Where an item's figures come from. `user`: typed by the person. `off`: Open Food Facts, by the barcode. */
export const figureSources = ['usda', 'model', 'user', 'off'] as const;

/** What an item may have been instead, at the weight that the same words mean for it. */
const foodAlternative = z.strictObject({
  name: z.string().trim().min(1).max(200),
  grams: z.number().min(0).max(MAX_GRAMS),
  record_id: z.string().max(40),
  per_100_g: nutrientsSchema,
});

/** One food of a meal: what, how much, and the record that its figures come from. */
export const foodItem = z.strictObject({
  name: z.string().trim().min(1).max(200),
  grams: z.number().min(0).max(MAX_GRAMS),
  /** Record of the food table that the figures come from, e.g. `usda:171688`; null when there is none. */
  record_id: z.string().max(40).nullable(),
  source: z.enum(figureSources),
  /** 0 to 1: how sure we are of food and amount together. */
  confidence: z.number().min(0).max(1),
  /** Figures per 100 g, so that a corrected weight changes the numbers at once. */
  per_100_g: nutrientsSchema,
  /** Figures of this item at `grams`. */
  nutrients: nutrientsSchema,
  /** Up to three other foods that the words may mean, likeliest first. */
  alternatives: z.array(foodAlternative).max(3).optional(),
  /** What was said for it, amount apart, in normal form: a correction is remembered under these words. */
  said: z.string().trim().min(1).max(120).optional(),
  /** g that the table weighed it at before anybody corrected it; absent where a weight was said, and for photos. */
  proposed_grams: z.number().min(0).max(MAX_GRAMS).optional(),
  /** The record that the table takes the words for, before anybody corrected it; absent where it knows none. */
  proposed_record_id: z.string().max(40).optional(),
  /** More was said than anybody eats of it: `grams` is the most that is believed. */
  amount_cut: z.boolean().optional(),
  /** Food or weight were put right by hand. */
  corrected: z.boolean().optional(),
  /** `grams` is what the person typed: it stays whichever food it turns out to be. */
  weighed: z.boolean().optional(),
  /** Food or weight are as the person corrected them the last time. */
  remembered: z.boolean().optional(),
});
export type FoodItem = z.infer<typeof foodItem>;

/** A sane meal: nobody names more foods than this in one go. */
export const foodItems = z.array(foodItem).max(40);
