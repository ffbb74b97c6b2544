import * as z from 'zod';
import { foodId } from './schema.ts';

/** Maximum number of corrections; beyond it the oldest is deleted. */
export const MAX_CORRECTIONS = 500;

/** What a user means by a phrase. */
export const correction = z.object({
  /** Hash of `said`. */
  id: z.string().regex(/^[0-9a-f]{32}$/, 'Invalid correction ID.'),
  /** The normalized phrase, with portion and size first; see `foodItem.said`. */
  said: z.string(),
  /** The food it means; null if only the weight was corrected, which keeps the food table's choice. */
  record_id: foodId.nullable(),
  name: z.string(),
  /** Factor relative to the table's weight; null if no weight of this food was learned. */
  grams_factor: z.number().nullable(),
  corrected_at: z.iso.datetime(),
});
export type Correction = z.infer<typeof correction>;
