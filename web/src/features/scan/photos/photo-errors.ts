import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { MealPhotos, PhotoFault } from './meal-photos.ts';

/** What to say of an error. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t('Unable to analyze the food image');

const refusals = new Set<string>(['PHOTO_NOT_FOUND', 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE']);

/** Which photos the server did not take: it names their fields, `image` or `images.1`. */
export const faultsOfAnswer = (error: unknown, photos: MealPhotos): PhotoFault[] => {
  if (!(error instanceof ApiError) || !refusals.has(error.code)) return [];
  return error.details.flatMap(({ field, message }) => {
    const photo = photos[field === 'image' ? 0 : Number(field.replace('images.', ''))];
    return photo ? [{ id: photo.id, message, refused: true }] : [];
  });
};

/** The faults in a sentence; of several photos each is named by its number. */
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
