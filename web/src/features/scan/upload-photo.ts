import { photoRoutes } from '#shared/photos/routes.ts';
import { call } from '../../lib/api/call.ts';
import { PHOTO_TYPE } from './encode-photo.ts';
import { postForm, type TransferOptions } from './post-form.ts';

/**
 * Stores an encoded photo in the bucket.
 * @returns its key, to be handed to the analysis
 * @throws ApiError
 */
export const uploadPhoto = async (photo: Blob, options: TransferOptions = {}): Promise<string> => {
  const { signal } = options;
  const permission = await call(photoRoutes.create, {
    body: { content_type: PHOTO_TYPE, size: photo.size },
    ...(signal && { signal }),
  });
  await postForm(permission.url, permission.fields, photo, options);
  return permission.key;
};
