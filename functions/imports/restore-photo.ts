import type { importRoutes } from '#shared/imports/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { photoIdOf } from '#shared/photos/schema.ts';
import type { PhotoService } from '../photos/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import type { ImportRepository } from './repository.ts';

interface Dependencies {
  repository: Pick<ImportRepository, 'entriesOf' | 'addPhoto'>;
  photos: Pick<PhotoService, 'keep'>;
}

/** Shows an uploaded photo on an entry without one. An entry that is gone or has a photo by now stays as it is. */
export const restorePhoto =
  ({ repository, photos }: Dependencies): Endpoint<typeof importRoutes.restorePhoto> =>
  async ({ caller: { user_id }, body: { entry_id, image }, idempotency, deadline }) => {
    const id = photoIdOf(image);
    if (id === null) throw new CodedError('PHOTO_NOT_FOUND');
    const { key } = await photos.keep(user_id, id, deadline);
    return retryOnConflict(async () => {
      const [entry] = await repository.entriesOf(user_id, [{ id: entry_id, entry_id }]);
      if (!entry || entry.image_url !== null) return { restored: entry?.image_url === key };
      return repository.addPhoto(entry, key, idempotency, { restored: true });
    });
  };
