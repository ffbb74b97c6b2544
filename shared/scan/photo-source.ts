import * as z from 'zod';
import { isDataUrl, photoOfDataUrl } from '../photos/data-url.ts';

/** Maximum number of photos per model call. */
export const MAX_MEAL_PHOTOS = 5;

const photoKey = z.string().min(1).max(300, 'Invalid photo key.');

/** Key of an uploaded photo, or a data URL of at most 4 MB (decision D38). */
const photoSource = z
  .string()
  .refine(
    (text) => (isDataUrl(text) ? photoOfDataUrl(text) !== null : photoKey.safeParse(text).success),
    'Send the key of an uploaded photo, or a JPEG, PNG or WebP of at most 4 MB as a base64 data URL.',
  );

const mealPhotoKeys = z
  .array(photoKey)
  .min(1)
  .max(MAX_MEAL_PHOTOS, `Add up to ${MAX_MEAL_PHOTOS} photos per meal.`)
  .refine((keys) => new Set(keys).size === keys.length, 'Send each photo only once.');

/** Maximum length of the text that accompanies photos. Characters. */
export const MAX_PHOTO_TEXT = 500;

/**
 * Either one photo as `image`, or several of one meal as `images`. `text` is what the user adds to them, for example
 * 'with oat milk, I ate half'.
 */
export const mealPhotos = z
  .strictObject({
    image: photoSource.optional(),
    images: mealPhotoKeys.optional(),
    text: z
      .string()
      .trim()
      .max(MAX_PHOTO_TEXT, `Use up to ${MAX_PHOTO_TEXT} characters.`)
      .transform((text) => text || undefined)
      .optional(),
  })
  .refine(({ image, images }) => (image === undefined) !== (images === undefined), {
    path: ['image'],
    message: 'Send either image or images.',
  });
