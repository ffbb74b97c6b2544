import * as z from 'zod';
import { mealType } from '#shared/food-entries/meal-type.ts';
import { foodItems } from '#shared/nutrition/values/food-item.ts';
import type { PhotoDraft } from '#web/lib/offline/drafts/photo-draft.ts';
import { readTextOfParts } from '#web/features/foods/public.ts';
import { type MealPhotos, newPhoto } from '../photos/meal-photos.ts';
import type { ScannedMeal } from '../result/scanned-meal.ts';
import type { PlateSuggestion } from '../suggestions/plate-suggestion.ts';

/** The server deletes photos that were not logged within a day. */
const UPLOAD_MAX_AGE_MS = 20 * 3_600_000;

const words = z.array(z.string());

const storedMeal: z.ZodType<Omit<ScannedMeal, 'read'>> = z.object({
  told_by: z.enum(['photos', 'words']),
  on_device: z.boolean(),
  food_name: z.string().nullable(),
  items: foodItems,
  serving_size: z.string().nullable(),
  confidence_score: z.number().nullable(),
  estimated_cost: z.number().nullable(),
  equipment: words,
  dietary_labels: words,
  allergens: words.nullable(),
  image_url: z.string().nullable(),
  meal_type: mealType,
  not_understood: words,
  unasked: words,
  corrected: z.boolean(),
});

const storedSuggestions = z.array(z.object({ id: z.string(), name: z.string(), items: foodItems }));

/** What the scanner continues with. */
export interface ResumedScan {
  photos: MealPhotos;
  text: string;
  chosen: readonly PlateSuggestion[];
  /** The result, if there was one. */
  meal: ScannedMeal | null;
}

const isUploadLost = ({ updated_at }: PhotoDraft, now: number): boolean =>
  now - updated_at > UPLOAD_MAX_AGE_MS;

/**
 * Returns a draft as the scanner's state. Parts that another version of the app wrote in another form are left out.
 * After a day, photos are uploaded again, and a result is logged without its photo.
 */
export const scanOfDraft = (draft: PhotoDraft, now = Date.now()): ResumedScan => {
  const isLost = isUploadLost(draft, now);
  const photos = draft.jpegs.map((jpeg, index) => {
    const key = isLost ? null : (draft.keys[index] ?? null);
    return { ...newPhoto(jpeg), key, sent: key === null ? 0 : 1 };
  });
  const stored = storedMeal.safeParse(draft.meal).data ?? null;
  // The rows of the foods are new: only the words that were not understood are asked about again.
  const meal = stored && { ...stored, read: readTextOfParts(stored.not_understood) };
  return {
    photos,
    text: draft.text,
    chosen: storedSuggestions.safeParse(draft.chosen).data ?? [],
    meal: meal && isLost ? { ...meal, image_url: null } : meal,
  };
};
