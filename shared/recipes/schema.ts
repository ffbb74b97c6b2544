import * as z from 'zod';
import { nameText } from '../language/name-text.ts';
import { foodItem, foodItems } from '../nutrition/values/food-item.ts';

/** Maximum number of saved meals and recipes. */
export const MAX_SAVED_MEALS = 200;
export const MAX_PORTIONS = 50;
/** Maximum number of foods per recipe, and of parsed lines. */
export const MAX_INGREDIENTS = 40;
/** Maximum length of a recipe text, of a line and of the notes, in characters. */
export const MAX_RECIPE_LENGTH = 12_000;
export const MAX_LINE_LENGTH = 300;
export const MAX_NOTES_LENGTH = 5_000;

export const savedMealId = z.ulid('Invalid meal ID.');

const name = nameText(200, 'Enter a name for the meal.');
const portions = z
  .int('Enter whole servings.')
  .min(1, 'A meal needs at least one serving.')
  .max(MAX_PORTIONS, `A recipe can have up to ${MAX_PORTIONS} servings.`);
/** Treats blank as missing. */
const notes = z
  .string()
  .trim()
  .max(MAX_NOTES_LENGTH)
  .transform((text) => text || null);
const items = foodItems.min(1, 'Add a food.');
/** Weight of the whole after cooking, g: water is lost, energy is not. */
const cookedGrams = z.number().min(1).max(50_000);

/** Request for a new saved meal. A recipe makes several servings and may have a method. */
export const newSavedMeal = z.strictObject({
  name,
  portions: portions.default(1),
  notes: notes.nullable().default(null),
  items,
  cooked_grams: cookedGrams.nullable().default(null),
});
export type NewSavedMeal = z.output<typeof newSavedMeal>;
export type NewSavedMealInput = z.input<typeof newSavedMeal>;

/** Request to update a saved meal: only the changed fields, and the `version` that was read. */
export const savedMealChange = z.strictObject({
  name: name.optional(),
  portions: portions.optional(),
  notes: notes.nullable().optional(),
  items: items.optional(),
  cooked_grams: cookedGrams.nullable().optional(),
  version: z.int().min(1),
});
export type SavedMealChange = z.output<typeof savedMealChange>;

/** A saved meal or recipe. */
export const savedMeal = z.object({
  id: savedMealId,
  name: z.string(),
  /** Number of servings that the items make. */
  portions: z.int(),
  notes: z.string().nullable(),
  items: foodItems,
  cooked_grams: z.number().nullable(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type SavedMeal = z.infer<typeof savedMeal>;

/** A parsed line of a recipe. Unknown ingredients are kept without a food. */
export const readLine = z.object({
  text: z.string(),
  items: z.array(foodItem),
  /** Words of a line with a food that are not part of it: the user is asked about them. */
  not_understood: z.array(z.string()).default([]),
});
export type ReadLine = z.infer<typeof readLine>;
