import * as z from 'zod';
import { dietLabels } from '../nutrition/values/diet-labels.ts';
import { contents, diets, regions } from '../nutrition/table/food-record.ts';
import { MAX_RECORD_ID } from '../nutrition/values/food-item.ts';
import { nutrientsSchema } from '../nutrition/values/nutrients-schema.ts';

/** ID of a food table record: `fndds:27520210`, `usda:170313`, `sr:20027`, `own:ugali`. */
export const foodId = z
  .string()
  .max(MAX_RECORD_ID)
  .regex(/^[a-z]+:[a-z0-9-]+$/, 'Invalid food ID.');

/** Maximum length of a free-text meal, in characters. */
export const MAX_MEAL_TEXT = 1_000;

/** A free-text meal. */
export const mealText = z
  .string()
  .trim()
  .min(1, 'Enter what’s on your plate.')
  .max(MAX_MEAL_TEXT, 'Enter up to 1,000 characters at a time.');

/** A household portion of a food in g. `portionLabel` formats it. */
export const foodPortion = z.object({ unit: z.string(), words: z.array(z.string()), grams: z.number() });

/** A food table record, the source of a food's values. */
export const foodFacts = z.object({
  id: foodId,
  name: z.string(),
  /** Common other names. */
  aliases: z.array(z.string()),
  /** The source's name of the food, if different. */
  reference: z.string().nullable(),
  /** `usda`: a record of USDA FoodData Central. `own`: calculated from the records in `made_of`. */
  source: z.enum(['usda', 'own']),
  /** Set if the source has no such dish and the values are those of the most similar one. */
  approximate: z.boolean(),
  per_100_g: nutrientsSchema,
  /** Household portions in g. */
  portions: z.array(foodPortion),
  /** Whether it is a liquid that can be measured in ml. */
  liquid: z.boolean(),
  /** Regions where it is everyday food; empty if nearly everywhere, or unknown. */
  regions: z.array(z.enum(regions)),
  /** The diet that its usual preparation suits; null if unknown. */
  diet: z.enum(diets).nullable(),
  diet_labels: z.array(z.enum(dietLabels)),
  /** Usual contents; null if unknown. */
  contains: z.array(z.enum(contents)).nullable(),
  /** Ingredients in grams per 100 g; empty for records of the source. `name` is null if the table lacks the record. */
  made_of: z.array(z.object({ id: z.string(), name: z.string().nullable(), grams: z.number() })),
});
export type FoodFacts = z.infer<typeof foodFacts>;
