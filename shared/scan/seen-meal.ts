import * as z from 'zod';
import { nameText } from '../language/name-text.ts';
import { MAX_GRAMS } from '../nutrition/values/nutrients.ts';
import { nutrientsSchema } from '../nutrition/values/nutrients-schema.ts';

/** A food as named and weighed by a vision model. */
export const seenItem = z.object({
  name: nameText(120, 'Enter a name.'),
  grams: z.number().min(0).max(MAX_GRAMS),
  confidence: z.number().min(0).max(1),
  /** The model's own values for that weight, used only if the food table has none. */
  estimate: z.object(nutrientsSchema.shape),
});

/** The answer of a vision model on the server or in the browser: named and weighed foods. */
export const seenMeal = z.object({
  contains_food: z.boolean(),
  items: z.array(seenItem).max(40),
  estimated_cost: z.number().min(0).max(1_000).nullable(),
  equipment: z.array(z.string().max(60)).max(20),
  dietary_labels: z.array(z.string().max(60)).max(20),
  allergens: z.array(z.string().max(60)).max(20),
});
export type SeenMeal = z.infer<typeof seenMeal>;
