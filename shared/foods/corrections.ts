import * as z from 'zod';
import { foodId } from './schema.ts';

/** So many corrections are remembered; then the oldest is forgotten. */
export const MAX_CORRECTIONS = 500;

/** What a person means by certain words. */
export const correction = z.object({
  /** Hash of `said`. */
  id: z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a correction.'),
  /** The words, in normal form, portion and size first; see `foodItem.said`. */
  said: z.string(),
  /** The food that they mean; null where only its weight was corrected: then it is what the table takes them for. */
  record_id: foodId.nullable(),
  name: z.string(),
  /** How many times the table's own weight it is; null where no weight of this food was learnt. */
  grams_factor: z.number().nullable(),
  corrected_at: z.iso.datetime(),
});
export type Correction = z.infer<typeof correction>;
