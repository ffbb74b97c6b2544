import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { skipReasons } from '../nutrition/values/skip-reasons.ts';
import { spanKinds } from '../nutrition/values/span-kinds.ts';

/** Source of an answer: the food table and rules, a language model, or the browser's own model. */
export const engine = z.enum(['rules', 'model', 'device']);

/** Position in the trimmed text, in UTF-16 units. */
const position = z.int().min(0);
/** Index into `items`. */
const itemIndex = z.int().min(0);

/** Neighboring words of the text with the same meaning. */
const textSpan = z.object({
  from: position,
  /** Position after the last character. */
  to: position,
  /** `unknown` words were not understood: the user is asked about them. */
  kind: z.enum(spanKinds),
  /** The item that the words became. */
  item: itemIndex.optional(),
});

/** One of the meals in the text. */
const mealPart = z.object({
  /** Null if the text does not name it. */
  meal: mealType.nullable(),
  /** Days from today: 0 today, -1 yesterday; null if the text does not say. */
  day: z.int().nullable(),
  /** Local clock time as `HH:MM`, null if the text does not say. */
  time: z.string().nullable(),
  from: position,
  to: position,
  /** Empty if none of its words was understood. */
  items: z.array(itemIndex),
});
export type MealPart = z.infer<typeof mealPart>;

/** A part of the text that is not logged, with the reason. */
const skippedPart = z.object({ text: z.string(), reason: z.enum(skipReasons) });

/** Words that a language model read: as a food that was not understood before, or instead of an unsure one. */
const modelChange = z.object({
  item: itemIndex,
  words: z.string(),
  /** Name of the food that the words were read as before; null if they were not understood. */
  before: z.string().nullable(),
});
export type ModelChange = z.infer<typeof modelChange>;

export const describedMeal = z.object({
  items: foodItems,
  /** The meal in the text, for example 'for breakfast', or null. */
  meal_type: mealType.nullable(),
  /** Phrases without a matching food. */
  not_understood: z.array(z.string()),
  /** What each word of the text became. Every word is in exactly one span. */
  spans: z.array(textSpan).optional(),
  /** The text's meals and days, in its order. */
  meals: z.array(mealPart).optional(),
  /** What the text mentions but was not eaten. */
  skipped: z.array(skippedPart).optional(),
  engine,
  /** What a language model changed. */
  model_changes: z.array(modelChange).optional(),
  /** Set if a model could recognize the rest but the user has not decided about AI yet (decision D45). */
  consent_needed: z.boolean().optional(),
});
export type DescribedMeal = z.infer<typeof describedMeal>;

export const groundedFoods = z.object({ items: foodItems, engine });
