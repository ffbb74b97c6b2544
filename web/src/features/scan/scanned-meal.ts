import type { MealType } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import type { DescribedMeal } from '#shared/foods/routes.ts';
import type { FoodAnalysis } from '#shared/scan/schema.ts';

/** A food of the plate on the screen. The key keeps a row's identity while names and weights change. */
export interface PlateItem {
  key: string;
  food: FoodItem;
}

/** What the scanner found, as the person is correcting it. */
export interface ScannedMeal {
  /** Who told what is on the plate: a model that saw the photos, or the person in words. */
  told_by: 'photos' | 'words';
  /** The model's name of the dish; null when the items make up the name. */
  food_name: string | null;
  items: readonly PlateItem[];
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
  /** The person has changed it: what was read from the photo as a whole may not fit any more. */
  corrected: boolean;
}

/** Changes the meal as it stands when the correction arrives. */
export type Correct = (correct: (meal: ScannedMeal) => ScannedMeal) => void;

export const plateItemsOf = (foods: readonly FoodItem[]): PlateItem[] =>
  foods.map((food) => ({ key: crypto.randomUUID(), food }));

/** The meal in a photo. */
export const mealOfAnalysis = (analysis: FoodAnalysis): ScannedMeal => ({
  told_by: 'photos',
  food_name: analysis.food_name,
  items: plateItemsOf(analysis.items),
  serving_size: analysis.serving_size,
  confidence_score: analysis.confidence_score,
  estimated_cost: analysis.estimated_cost,
  equipment: analysis.equipment,
  dietary_labels: analysis.dietary_labels,
  allergens: analysis.allergens,
  image_url: analysis.image_url,
  meal_type: 'snack',
  not_understood: [],
  corrected: false,
});

/** The meal in the person's own words, beside a photo that nothing was read from. */
export const mealOfWords = (described: DescribedMeal, imageUrl: string | null): ScannedMeal => ({
  told_by: 'words',
  food_name: null,
  items: plateItemsOf(described.items),
  serving_size: null,
  confidence_score: null,
  estimated_cost: null,
  equipment: [],
  dietary_labels: [],
  allergens: null,
  image_url: imageUrl,
  meal_type: described.meal_type ?? 'snack',
  not_understood: described.not_understood,
  corrected: false,
});
