import * as z from 'zod';
import { foodItems } from '../nutrition/food-item.ts';
import { nutrientsSchema } from '../nutrition/nutrients-schema.ts';
import { foodHit } from './food-hit.ts';
import { foodId } from './schema.ts';

/** How the ids of foods begin that a person logged by name, without one record of the table. */
export const OWN_FOOD_PREFIX = 'mine:';

/** So many foods can be starred. */
export const MAX_FAVORITES = 200;

/** A food as it was logged: what a press on it fills in. */
export const loggedFood = nutrientsSchema.extend({
  serving_size: z.string().nullable(),
  items: foodItems.nullable(),
});
export type LoggedFood = z.infer<typeof loggedFood>;

/** A food of one's own list. */
export const myFood = z.object({
  /** Record of the table, or `mine:` and a hash of the name. */
  id: foodId,
  name: z.string(),
  favourite: z.boolean(),
  /** Its record; null where it has none, or several. */
  food: foodHit.nullable(),
  /** As it was logged last; null where it was starred without that, which a food of the table can be. */
  logged: loggedFood.nullable(),
});
export type MyFood = z.infer<typeof myFood>;

/** A person's own foods: starred ones by name, and those of the latest entries, newest first. */
export const myFoods = z.object({ favourites: z.array(myFood), recents: z.array(myFood) });
export type MyFoods = z.infer<typeof myFoods>;
