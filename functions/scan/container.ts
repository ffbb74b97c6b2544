import type { scanRoutes } from '#shared/scan/routes.ts';
import { photoServiceFromEnvironment } from '../photos/container.ts';
import { modelFromEnvironment } from '../platform/ai/model-client.ts';
import { systemClock } from '../platform/clock.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { analyzeFoodImage } from './analyze-food-image.ts';
import { createLookAtPhoto } from './look-at-photo.ts';

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof scanRoutes> => ({
  analyze: analyzeFoodImage({
    photos: photoServiceFromEnvironment(),
    lookAtPhoto: createLookAtPhoto(modelFromEnvironment()),
    signPhotoUrl: photoUrlSignerFromEnvironment(systemClock),
  }),
});
