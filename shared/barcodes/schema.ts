import * as z from 'zod';
import { MAX_GRAMS } from '../nutrition/values/nutrients.ts';
import { nutrientsSchema } from '../nutrition/values/nutrients-schema.ts';
import { gtinOf } from './gtin.ts';
import { dietClaims } from './labels.ts';

const [MIN_QUERY_LENGTH, MAX_QUERY_LENGTH] = [2, 80];

const NO_BARCODE = 'This isn’t a valid barcode. Check the digits: one may be missing or wrong.';

/** A scanned or typed barcode, parsed to its normalized number. */
export const barcode = z
  .string()
  .max(40, NO_BARCODE)
  .transform((typed, context) => {
    const gtin = gtinOf(typed);
    if (gtin !== null) return gtin;
    context.addIssue({ code: 'custom', message: NO_BARCODE });
    return z.NEVER;
  });

const NO_WORDS = 'Enter the name of a packaged food, such as oat drink.';

/** Words of a search for packaged foods. Only letters and digits count, so that no text is read as a query language. */
export const productQuery = z
  .string()
  .max(200, NO_WORDS)
  .transform((typed, context) => {
    const words =
      typed
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const query = words.join(' ').slice(0, MAX_QUERY_LENGTH).trim();
    if (query.length >= MIN_QUERY_LENGTH && /\p{L}/u.test(query)) return query;
    context.addIssue({ code: 'custom', message: NO_WORDS });
    return z.NEVER;
  });

/**
 * Warnings about a product's values, which volunteers enter.
 * `energy`: does not match protein, carbohydrate and fat. `incomplete`: energy or one of the three is missing.
 */
const productWarnings = ['energy', 'incomplete'] as const;

/** A packaged food by its barcode. */
export const product = z.object({
  /** `off:` and the barcode: the record of the values' source. */
  record_id: z.string().max(40),
  barcode: z.string(),
  name: z.string().min(1).max(200),
  brand: z.string().max(200).nullable(),
  per_100_g: nutrientsSchema,
  /** Grams (milliliters for drinks) of a serving as labeled, and of the whole package; null if unknown. */
  serving_grams: z.number().positive().max(MAX_GRAMS).nullable(),
  package_grams: z.number().positive().max(MAX_GRAMS).nullable(),
  liquid: z.boolean(),
  /** Allergens that the label states, and possible traces, as Open Food Facts names them; null if unknown. */
  allergens: z.array(z.string()).nullable(),
  traces: z.array(z.string()).nullable(),
  /** Diet claims on the label. */
  diets: z.array(z.enum(dietClaims)),
  doubts: z.array(z.enum(productWarnings)),
  /** The product's page at its source. */
  source_url: z.url(),
  /** When the values were fetched. */
  read_at: z.iso.datetime(),
});
export type Product = z.infer<typeof product>;
