import * as z from 'zod';
import { dietLabels } from '../nutrition/diet-labels.ts';
import { contents, diets, regions } from '../nutrition/food-record.ts';
import { nutrientsSchema } from '../nutrition/nutrients-schema.ts';

/** Id of a record of the food table, e.g. `fndds:27520210`, `usda:170313`, `sr:20027`, `own:ugali`. */
export const foodId = z
  .string()
  .max(40)
  .regex(/^[a-z]+:[a-z0-9-]+$/, 'This is not the id of a food.');

/** A household portion of a food, g of one; `portionLabel` puts it into words. */
export const foodPortion = z.object({ unit: z.string(), words: z.array(z.string()), grams: z.number() });

/** What the food table knows of one food: where its numbers come from. */
export const foodFacts = z.object({
  id: foodId,
  name: z.string(),
  /** Other names that people use. */
  aliases: z.array(z.string()),
  /** The source's own name of the food, where it is another. */
  reference: z.string().nullable(),
  /** `usda`: a record of USDA FoodData Central. `own`: reckoned from the records in `made_of`. */
  source: z.enum(['usda', 'own']),
  /** The source knows no such dish: the figures are those of the nearest one. */
  approximate: z.boolean(),
  per_100_g: nutrientsSchema,
  /** What the food weighs in household portions, g of one. */
  portions: z.array(foodPortion),
  /** Poured: it can be measured in ml. */
  liquid: z.boolean(),
  /** Where it is everyday food; empty: nearly everywhere, or not told. */
  regions: z.array(z.enum(regions)),
  /** Who eats it as it is usually made; null where the table does not tell. */
  diet: z.enum(diets).nullable(),
  diet_labels: z.array(z.enum(dietLabels)),
  /** What it usually holds; null where the table does not tell. */
  contains: z.array(z.enum(contents)).nullable(),
  /** Grams in 100 g of the food; empty for records of the source. `name` is null where the table lacks the record. */
  made_of: z.array(z.object({ id: z.string(), name: z.string().nullable(), grams: z.number() })),
});
export type FoodFacts = z.infer<typeof foodFacts>;
