import * as z from 'zod';
import { foodId } from './schema.ts';

/** So many corrections are remembered; then the oldest is forgotten. */
export const MOST_CORRECTIONS = 500;

/** What a person means by certain words. */
export const correction = z.object({
  /** Hash of `said`. */
  id: z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a correction.'),
  /** The words, in normal form, portion and size first; see `foodItem.said`. */
  said: z.string(),
  /** The food that they mean. */
  record_id: foodId,
  name: z.string(),
  /** How many times the table's own weight it is; null where only the food was corrected. */
  grams_factor: z.number().nullable(),
  corrected_at: z.iso.datetime(),
});
export type Correction = z.infer<typeof correction>;
