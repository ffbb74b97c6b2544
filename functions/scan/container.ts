import type { scanRoutes } from '#shared/scan/routes.ts';
import { photoServiceFromEnvironment } from '../photos/container.ts';
import { modelFromEnvironment } from '../platform/ai/model-client.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { openTable } from '../platform/table/client.ts';
import { createProfileRepository } from '../profile/repository.ts';
import { analyzeFoodImage } from './analyze-food-image.ts';
import { createKeepPhotos } from './keep-photos.ts';

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof scanRoutes> => {
  const profiles = createProfileRepository(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock);
  return {
    analyze: analyzeFoodImage({
      keepPhotos: createKeepPhotos(photoServiceFromEnvironment()),
      openModel: modelFromEnvironment(),
      readConsent: async (userId) => (await profiles.read(userId)).ai_consent,
      signPhotoUrl: photoUrlSignerFromEnvironment(systemClock),
    }),
  };
};
