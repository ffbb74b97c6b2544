import * as z from 'zod';
import { foodItem, foodItems } from '../nutrition/values/food-item.ts';

/** So many meals and recipes can be kept. */
export const MAX_SAVED_MEALS = 200;
export const MAX_PORTIONS = 50;
/** Foods of one recipe; lines of one that is read. */
export const MAX_INGREDIENTS = 40;
/** Characters of a pasted recipe; of a line that is read; of the notes. */
export const MAX_RECIPE_LENGTH = 12_000;
export const MAX_LINE_LENGTH = 300;
export const MAX_NOTES_LENGTH = 5_000;

export const savedMealId = z.ulid('This is not the id of a meal.');

const name = z.string().trim().min(1, 'Please name the meal.').max(200);
const portions = z
  .int('Please give whole servings.')
  .min(1, 'A meal has one serving at least.')
  .max(MAX_PORTIONS, `A recipe makes at most ${MAX_PORTIONS} servings.`);
/** Blank is none. */
const notes = z
  .string()
  .trim()
  .max(MAX_NOTES_LENGTH)
  .transform((text) => text || null);
const items = foodItems.min(1, 'Please add a food.');
/** g of the whole, as it comes from the pot: water goes, energy stays. */
const cookedGrams = z.number().min(1).max(50_000);

/** Body of a new saved meal: a recipe is one that makes several servings and says how. */
export const newSavedMeal = z.strictObject({
  name,
  portions: portions.default(1),
  notes: notes.nullable().default(null),
  items,
  cooked_grams: cookedGrams.nullable().default(null),
});
export type NewSavedMeal = z.output<typeof newSavedMeal>;
export type NewSavedMealInput = z.input<typeof newSavedMeal>;

/** Body of a change: only what changes, and the `version` that was read. */
export const savedMealChange = z.strictObject({
  name: name.optional(),
  portions: portions.optional(),
  notes: notes.nullable().optional(),
  items: items.optional(),
  cooked_grams: cookedGrams.nullable().optional(),
  version: z.int().min(1),
});
export type SavedMealChange = z.output<typeof savedMealChange>;

/** A meal or recipe that a person keeps. */
export const savedMeal = z.object({
  id: savedMealId,
  name: z.string(),
  /** Servings that the items make together. */
  portions: z.int(),
  notes: z.string().nullable(),
  items: foodItems,
  cooked_grams: z.number().nullable(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type SavedMeal = z.infer<typeof savedMeal>;

/** A line of a recipe as it was read: no food where none was recognised, so that nothing is lost. */
export const readLine = z.object({ text: z.string(), items: z.array(foodItem) });
export type ReadLine = z.infer<typeof readLine>;
