import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { reasonOf } from '#web/lib/api/reason-of.ts';
import type { MealPhotos, PhotoFault } from './meal-photos.ts';

/** Returns the message to show for an error. */
export const messageOf = (error: unknown): string => reasonOf(error, t('Unable to analyze the food image'));

const refusals = new Set<string>(['PHOTO_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE']);

/** Returns the photos that the server rejected, identified by their fields `image` or `images.1`. */
export const faultsOfAnswer = (error: unknown, photos: MealPhotos): PhotoFault[] => {
  if (!(error instanceof ApiError) || !refusals.has(error.code)) return [];
  return error.details.flatMap(({ field, message }) => {
    const photo = photos[field === 'image' ? 0 : Number(field.replace('images.', ''))];
    return photo ? [{ id: photo.id, message, refused: true }] : [];
  });
};

/** Joins the errors to a message; with several photos, each is referred to by number. */
export const faultText = (photos: MealPhotos, faults: readonly PhotoFault[]): string =>
  faults
    .map(({ id, message }) =>
      photos.length === 1
        ? message
        : t('Photo {number}: {message}', {
            number: photos.findIndex((photo) => photo.id === id) + 1,
            message,
          }),
    )
    .join(' ');
