import * as z from 'zod';
import { nameText } from '../../language/name-text.ts';
import { MAX_GRAMS } from './nutrients.ts';
import { nutrientsSchema } from './nutrients-schema.ts';

/** Source of an item's values. `user`: entered by the user. `off`: Open Food Facts, by barcode. */
const figureSources = ['usda', 'model', 'user', 'off'] as const;

/** Longest ID of a food table record, in characters. */
export const MAX_RECORD_ID = 60;

/** An alternative food, at its weight for the same text. */
const foodAlternative = z.strictObject({
  name: nameText(200, 'Enter a name.'),
  grams: z.number().min(0).max(MAX_GRAMS),
  record_id: z.string().max(MAX_RECORD_ID),
  per_100_g: nutrientsSchema,
});

/** One food of a meal with its weight and the record of its values. */
export const foodItem = z.strictObject({
  name: nameText(200, 'Enter a name.'),
  grams: z.number().min(0).max(MAX_GRAMS),
  /** Food table record of the values, for example `usda:171688`; null if none. */
  record_id: z.string().max(MAX_RECORD_ID).nullable(),
  source: z.enum(figureSources),
  /** 0 to 1: confidence in food and amount together. */
  confidence: z.number().min(0).max(1),
  /** Values per 100 g, so that the client can recalculate a corrected weight. */
  per_100_g: nutrientsSchema,
  /** Values for `grams`. */
  nutrients: nutrientsSchema,
  /** Up to three other foods that the text may mean, most likely first. */
  alternatives: z.array(foodAlternative).max(3).optional(),
  /** The normalized phrase without its amount, under which a correction is stored. */
  said: z.string().trim().min(1).max(120).optional(),
  /** The parser's weight in g before any correction; missing if the text states a weight, and for photos. */
  proposed_grams: z.number().min(0).max(MAX_GRAMS).optional(),
  /**
   * The unit that the text names instead of a weight, and how many: 'slice' and 2. 'each' is a number without a unit,
   * 'serving' no amount. Missing if the text states a weight.
   */
  portion: z
    .strictObject({
      unit: z
        .string()
        .max(40)
        .regex(/^[a-z]+(?:-[a-z]+)*$/),
      count: z.number().positive().max(1_000),
    })
    .optional(),
  /** The parser's record before any correction; missing if it found none. */
  proposed_record_id: z.string().max(MAX_RECORD_ID).optional(),
  /** Set if the stated amount was implausible: `grams` is the maximum. */
  amount_cut: z.boolean().optional(),
  /** Set if food or weight were corrected manually. */
  corrected: z.boolean().optional(),
  /** Set if the user entered `grams`, which is then kept for another food. */
  weighed: z.boolean().optional(),
  /** Set if food or weight come from an earlier correction. */
  remembered: z.boolean().optional(),
  /** Set if the weight is the user's usual portion. */
  usual: z.boolean().optional(),
  /**
   * The brand or restaurant of the text that the table has no record for: 'Five Guys'. The item is the most similar
   * generic food, with a confidence below 0.5.
   */
  stands_for: z.string().trim().min(1).max(80).optional(),
});
export type FoodItem = z.infer<typeof foodItem>;

/** Maximum number of foods in a meal. */
export const foodItems = z.array(foodItem).max(40);
