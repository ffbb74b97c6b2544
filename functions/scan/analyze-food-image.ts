import { CodedError } from '#shared/errors/coded-error.ts';
import { photoIdOf } from '#shared/photos/schema.ts';
import type { scanRoutes } from '#shared/scan/routes.ts';
import type { PhotoService } from '../photos/service.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';
import { groundMeal } from './ground-meal.ts';
import type { LookAtPhoto } from './look-at-photo.ts';

interface Dependencies {
  photos: Pick<PhotoService, 'keep'>;
  lookAtPhoto: LookAtPhoto;
  signPhotoUrl: SignPhotoUrl;
}

/** Checks and keeps the photo first, so that whatever the model does, it is not lost and can be tried again. */
export const analyzeFoodImage =
  ({ photos, lookAtPhoto, signPhotoUrl }: Dependencies): Endpoint<typeof scanRoutes.analyze> =>
  async ({ caller, body, deadline }) => {
    const id = photoIdOf(body.image);
    if (!id) throw new CodedError('PHOTO_NOT_FOUND');
    const photo = await photos.keep(caller.user_id, id, deadline);
    const meal = groundMeal(await lookAtPhoto(photo, deadline));
    if (meal.items.length === 0) throw new CodedError('NO_FOOD_IN_PHOTO');
    return { ...meal, image_url: (await signPhotoUrl(photo.key))! };
  };
