import type { photoRoutes } from '#shared/photos/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { openTable } from '../platform/table/client.ts';
import { createPhotoBucket } from '../platform/photos/photo-bucket.ts';
import { createPhoto } from './create-photo.ts';
import { readPhoto } from './read-photo.ts';
import { createPhotoRepository } from './repository.ts';
import { createPhotoService, type PhotoService } from './service.ts';

/** Creates the photo service from environment variables. */
export const photoServiceFromEnvironment = (): PhotoService => {
  const { TABLE_NAME, PHOTO_BUCKET } = environment('TABLE_NAME', 'PHOTO_BUCKET');
  return createPhotoService({
    repository: createPhotoRepository(openTable(TABLE_NAME), systemClock),
    bucket: createPhotoBucket(PHOTO_BUCKET),
    clock: systemClock,
    newId: newUlid,
  });
};

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof photoRoutes> => {
  const service = photoServiceFromEnvironment();
  return {
    create: createPhoto(service),
    read: readPhoto(service, photoUrlSignerFromEnvironment(systemClock)),
  };
};
