import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';
import type { SeenMeal } from '#shared/scan/seen-meal.ts';
import { unaskedOf } from '#web/features/foods/public.ts';

/** What the scanner found, as the person is correcting it. */
export interface ScannedMeal {
  /** Who told what is on the plate: a model that saw the photos, or the person in words. */
  told_by: 'photos' | 'words';
  /** The browser's own model looked at the photos: no one else did. */
  on_device: boolean;
  /** The model's name of the dish; null when the items make up the name. */
  food_name: string | null;
  items: readonly FoodItem[];
  serving_size: string | null;
  confidence_score: number | null;
  /** US dollars; null is 'not known'. */
  estimated_cost: number | null;
  equipment: readonly string[];
  dietary_labels: readonly string[];
  /** null is 'not known': words do not tell. */
  allergens: readonly string[] | null;
  /** Address or key of the stored photo; null when it could not be stored. */
  image_url: string | null;
  meal_type: MealType;
  /** Words that no food was found for. */
  not_understood: readonly string[];
  /** Those of them that only a model may know, once the person agrees that it is asked. */
  unasked: readonly string[];
  /** The person has changed it: what was read from the photo as a whole may not fit any more. */
  corrected: boolean;
}

/** Changes the meal as it stands when the correction arrives. */
export type Correct = (correct: (meal: ScannedMeal) => ScannedMeal) => void;

/** The meal in a photo. */
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
  not_understood: [],
  unasked: [],
  corrected: false,
});

/** The meal that the browser's own model saw, with figures of the food table. */
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
  not_understood: [],
  unasked: [],
  corrected: false,
});

/** The meal in the person's own words, beside a photo that nothing was read from. */
export const mealOfWords = (described: DescribedMeal, imageUrl: string | null): ScannedMeal => ({
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
  meal_type: described.meal_type ?? 'snack',
  not_understood: described.not_understood,
  unasked: unaskedOf(described),
  corrected: false,
});
