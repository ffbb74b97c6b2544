import * as z from 'zod';
import { nutrientsSchema } from '../nutrition/values/nutrients-schema.ts';
import { foodId, foodPortion } from './schema.ts';

/** Maximum length of a search query. */
export const MAX_SEARCH_LENGTH = 100;

/** A food of the table to choose from, with the data to compute its values for any amount. */
export const foodHit = z.object({
  record_id: foodId,
  name: z.string(),
  /** Another name that matches the query; null if the name itself does. */
  alias: z.string().nullable(),
  per_100_g: nutrientsSchema,
  /** Named portions, most likely first. */
  portions: z.array(foodPortion),
  /** Default serving, g. */
  serving_grams: z.number(),
  /** Whether it is a liquid that can be measured in ml. */
  liquid: z.boolean(),
  /** Whether it is a branded product. */
  branded: z.boolean(),
});
export type FoodHit = z.infer<typeof foodHit>;
