import { CodedError } from '#shared/errors/coded-error.ts';
import {
  multiplePhotosInstructions,
  photoTextInstructions,
  visionInstructions,
} from '#shared/scan/vision-instructions.ts';
import { type SeenMeal, seenMeal } from '#shared/scan/seen-meal.ts';
import type { StoredPhoto } from '../photos/public.ts';
import { foodNameReader } from '#shared/safety/reply/gate.ts';
import type { Model } from '../platform/ai/model-client.ts';
import { structuredAnswer } from '../platform/ai/structured-answer.ts';

const pictureOf = ({ type, bytes }: StoredPhoto) => ({
  type: 'image_url' as const,
  image_url: { url: `data:${type};base64,${bytes.toString('base64')}` },
});

/**
 * Asks the vision model in one call what the photos of a meal contain.
 * @param text what the user typed about them
 * @throws CodedError NO_FOOD_IN_PHOTO, or one of the MODEL_ codes
 */
export const analyzePhotos = async (
  model: Model,
  photos: StoredPhoto[],
  text: string | undefined,
  deadline: AbortSignal,
): Promise<SeenMeal> => {
  const words = [
    ...(photos.length > 1 ? [multiplePhotosInstructions(photos.length)] : []),
    ...(text === undefined ? [] : [photoTextInstructions(text)]),
  ].map((each) => ({ type: 'text' as const, text: each }));
  const seen = await structuredAnswer(model, {
    name: 'seen_meal',
    schema: seenMeal,
    reader: foodNameReader,
    messages: [
      { role: 'system', content: visionInstructions },
      { role: 'user', content: [...words, ...photos.map(pictureOf)] },
    ],
    deadline,
  });
  if (!seen.contains_food || seen.items.length === 0) throw new CodedError('NO_FOOD_IN_PHOTO');
  return seen;
};
