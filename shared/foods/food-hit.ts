import * as z from 'zod';
import { nutrientsSchema } from '../nutrition/nutrients-schema.ts';
import { foodId, foodPortion } from './schema.ts';

/** Longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 100;

/** A food of the table as it is offered to choose from: what its figures at any amount follow from. */
export const foodHit = z.object({
  record_id: foodId,
  name: z.string(),
  /** Another name of it that fits what was typed; null where the name itself does. */
  alias: z.string().nullable(),
  per_100_g: nutrientsSchema,
  /** Portions that can be chosen by name, the likeliest first. */
  portions: z.array(foodPortion),
  /** g that are eaten when nobody says how much. */
  serving_grams: z.number(),
  /** Poured: it can be measured in ml. */
  liquid: z.boolean(),
  /** A product of a brand. */
  branded: z.boolean(),
});
export type FoodHit = z.infer<typeof foodHit>;
