import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';
import type { SeenMeal } from '#shared/scan/seen-meal.ts';
import { getUnknownParts, openWordsOf, type ReadText, textOfWords } from '#web/features/foods/public.ts';

/** Scan result with the user's corrections. */
export interface ScannedMeal {
  /** Source of the foods: a model that analyzed the photos, or the user's text. */
  told_by: 'photos' | 'words';
  /** Whether the browser's built-in model analyzed the photos, and nothing else did. */
  on_device: boolean;
  /** The model's name for the dish; null if the name is composed of the items. */
  food_name: string | null;
  items: readonly FoodItem[];
  serving_size: string | null;
  confidence_score: number | null;
  /** US dollars; null if unknown. */
  estimated_cost: number | null;
  equipment: readonly string[];
  dietary_labels: readonly string[];
  /** null if unknown, as for text. */
  allergens: readonly string[] | null;
  /** URL or key of the stored photo; null if it could not be stored. */
  image_url: string | null;
  meal_type: MealType;
  /** The user's text and what its words became; null for a photo. */
  read: ReadText | null;
  /** Parts of the text without a matching food. */
  not_understood: readonly string[];
  /** Those parts that only a model may know, if the user consents. */
  unasked: readonly string[];
  /** Whether the user changed the result: values for the whole photo may no longer fit. */
  corrected: boolean;
}

/** Applies a change to the current meal. */
export type Correct = (correct: (meal: ScannedMeal) => ScannedMeal) => void;

/** Converts a photo analysis to a meal. */
export const mealOfAnalysis = (analysis: FoodAnalysis): ScannedMeal => ({
  told_by: 'photos',
  on_device: false,
  food_name: analysis.food_name,
  items: analysis.items,
  serving_size: analysis.serving_size,
  confidence_score: analysis.confidence_score,
  estimated_cost: analysis.estimated_cost,
  equipment: analysis.equipment,
  dietary_labels: analysis.dietary_labels,
  allergens: analysis.allergens,
  image_url: analysis.image_url,
  meal_type: 'snack',
  read: null,
  not_understood: [],
  unasked: [],
  corrected: false,
});

/** Converts the built-in model's result to a meal, with nutrition facts from the food table. */
export const mealOfDevice = (
  seen: SeenMeal,
  items: readonly FoodItem[],
  imageUrl: string | null,
): ScannedMeal => ({
  told_by: 'photos',
  on_device: true,
  food_name: null,
  items,
  serving_size: null,
  confidence_score: null,
  estimated_cost: seen.estimated_cost,
  equipment: seen.equipment,
  dietary_labels: seen.dietary_labels,
  allergens: seen.allergens,
  image_url: imageUrl,
  meal_type: 'snack',
  read: null,
  not_understood: [],
  unasked: [],
  corrected: false,
});

/** Converts the user's description to a meal, for a photo that was not analyzed. */
export const mealOfWords = (
  described: DescribedMeal,
  imageUrl: string | null,
  read: ReadText | null = null,
): ScannedMeal => ({
  told_by: 'words',
  on_device: false,
  food_name: null,
  items: described.items,
  serving_size: null,
  confidence_score: null,
  estimated_cost: null,
  equipment: [],
  dietary_labels: [],
  allergens: null,
  image_url: imageUrl,
  // Each of several meals has its own; those that the text does not name are snacks (SCAN-25).
  meal_type: (read !== null && read.meals.length > 1 ? null : described.meal_type) ?? 'snack',
  read,
  not_understood: described.not_understood,
  unasked: getUnknownParts(described),
  corrected: false,
});

/** Changes what the words of the text became. */
export const readChanged = (meal: ScannedMeal, change: (read: ReadText) => ReadText): ScannedMeal => {
  if (meal.read === null) return meal;
  const read = change(meal.read);
  return { ...meal, read, not_understood: openWordsOf(read).map((words) => textOfWords(read, words)) };
};
