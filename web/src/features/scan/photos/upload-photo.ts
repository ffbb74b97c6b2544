import { photoRoutes } from '#shared/photos/routes.ts';
import { photoType } from '#shared/photos/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { PHOTO_TYPE } from './encode-photo.ts';
import { postForm, type TransferOptions } from './post-form.ts';

/**
 * Uploads an encoded photo to the bucket.
 * @param owner its user, for queued photos: another user may be signed in by now
 * @returns its key for the analysis
 * @throws ApiError
 */
export const uploadPhoto = async (
  photo: Blob,
  { owner, ...options }: TransferOptions & { owner?: string } = {},
): Promise<string> => {
  const { signal } = options;
  const permission = await call(photoRoutes.create, {
    body: { content_type: photoType.safeParse(photo.type).data ?? PHOTO_TYPE, size: photo.size },
    ...(signal && { signal }),
    ...(owner !== undefined && { owner }),
  });
  await postForm(permission.url, permission.fields, photo, options);
  return permission.key;
};
