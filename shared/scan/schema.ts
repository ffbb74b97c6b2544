import * as z from 'zod';
import { engine } from '../foods/described-meal.ts';
import { foodItems } from '../nutrition/values/food-item.ts';
import { mealNutrients } from '../nutrition/values/nutrients-schema.ts';
import { aiConsents } from '../profile/choices.ts';

/** Whether photos can be recognized on the server. */
export const photoRecognition = z.object({
  /** Whether a vision model is connected. */
  has_model: z.boolean(),
  /** The user's decision about AI providers (decision D45); null if undecided. */
  ai_consent: z.enum(aiConsents).nullable(),
});
export type PhotoRecognition = z.infer<typeof photoRecognition>;

/** The analysis of a photo. The specification's fields are totals; `items` lists their parts (decision D16). */
export const foodAnalysis = z.object({
  food_name: z.string(),
  calories: z.number().nullable(),
  ...mealNutrients,
  serving_size: z.string(),
  confidence_score: z.number().min(0).max(1),
  /** US dollars; null if unknown. */
  estimated_cost: z.number().nullable(),
  equipment: z.array(z.string()),
  dietary_labels: z.array(z.string()),
  allergens: z.array(z.string()),
  items: foodItems,
  /** Signed URL of the checked photo, to be sent back as the entry's `image_url`. */
  image_url: z.string(),
  engine,
});
export type FoodAnalysis = z.infer<typeof foodAnalysis>;
