import * as z from 'zod';
import { foodItems } from '../nutrition/values/food-item.ts';
import { nutrientsSchema } from '../nutrition/values/nutrients-schema.ts';
import { foodHit } from './food-hit.ts';
import { foodId } from './schema.ts';

/** ID prefix of foods logged by name without a food table record. */
export const OWN_FOOD_PREFIX = 'mine:';

/** Maximum number of starred foods. */
export const MAX_FAVORITES = 200;

/** A food as it was logged, to prefill the form. */
const loggedFood = nutrientsSchema.extend({
  serving_size: z.string().nullable(),
  items: foodItems.nullable(),
});
export type LoggedFood = z.infer<typeof loggedFood>;

/** A food of the user's list. */
export const myFood = z.object({
  /** ID of a food table record, or `mine:` and a hash of the name. */
  id: foodId,
  name: z.string(),
  favourite: z.boolean(),
  /** Its record; null if it has none or several. */
  food: foodHit.nullable(),
  /** As logged last; null for a food table record that was starred without being logged. */
  logged: loggedFood.nullable(),
});
export type MyFood = z.infer<typeof myFood>;

/** A user's foods: starred ones by name, and those of the latest entries, newest first. */
export const myFoods = z.object({ favourites: z.array(myFood), recents: z.array(myFood) });
export type MyFoods = z.infer<typeof myFoods>;
