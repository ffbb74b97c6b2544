import { foodRoutes } from '#shared/foods/routes.ts';
import {
  multiplePhotosInstructions,
  photoTextInstructions,
  visionInstructions,
} from '#shared/scan/vision-instructions.ts';
import { foodNameReader } from '#shared/safety/reply/gate.ts';
import { seenMeal } from '#shared/scan/seen-meal.ts';
import { seenMealForm } from '#shared/scan/seen-meal-form.ts';
import { call } from '#web/lib/api/call.ts';
import { askDeviceModel } from './ask-device-model.ts';
import { entryPhotoOf, type MealPhotos } from '../photos/meal-photos.ts';
import { mealOfDevice, type ScannedMeal } from '../result/scanned-meal.ts';

interface Watch {
  signal: AbortSignal;
  onDownload: (share: number) => void;
  onLook: () => void;
  onGround: () => void;
}

const promptOf = (photos: MealPhotos): string =>
  photos.length > 1 ? multiplePhotosInstructions(photos.length) : 'What does this photo of a meal show?';

/**
 * Analyzes the photos of a meal, and the user's text about it, with the browser's built-in model. The model names and weighs foods, the food table
 * supplies the nutrition facts: names and weights are sent to the API, pictures are not.
 * @returns null if no food was found
 * @throws ApiError, or an error of the browser or its response
 */
export const recognizeOnDevice = async (
  photos: MealPhotos,
  text: string,
  watch: Watch,
): Promise<ScannedMeal | null> => {
  const { signal, onDownload, onLook, onGround } = watch;
  const seen = await askDeviceModel({
    instructions: visionInstructions,
    parts: [
      { type: 'text', value: promptOf(photos) },
      ...(text.trim() === '' ? [] : [{ type: 'text' as const, value: photoTextInstructions(text.trim()) }]),
      ...photos.map(({ jpeg }) => ({ type: 'image' as const, value: jpeg })),
    ],
    schema: seenMeal,
    form: seenMealForm,
    reader: foodNameReader,
    signal,
    onDownload,
    onLook,
  });
  const items = seen.items.filter(({ grams }) => grams > 0);
  if (!seen.contains_food || items.length === 0) return null;
  onGround();
  const grounded = await call(foodRoutes.ground, { body: { items }, signal });
  return mealOfDevice(seen, grounded.items, entryPhotoOf(photos));
};
