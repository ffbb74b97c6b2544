import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { MAX_PHOTO_BYTES, photoId, photoType } from './schema.ts';

export const photoRoutes = {
  /** Permits the upload of one photo: returns a form to POST to the bucket within five minutes. */
  create: defineRoute({
    method: 'POST',
    path: '/api/photos',
    auth: 'user',
    status: 201,
    body: z.strictObject({
      content_type: photoType,
      size: z.int().min(1).max(MAX_PHOTO_BYTES, 'Photos can be up to 8 MB.'),
    }),
    response: z.object({
      id: photoId,
      /** Key to pass to `analyze-food-image` as `image`. */
      key: z.string(),
      url: z.url(),
      fields: z.record(z.string(), z.string()),
      expires_at: z.iso.datetime(),
    }),
    errors: [],
  }),
  /** Returns a new signed URL of a checked photo. */
  read: defineRoute({
    method: 'GET',
    path: '/api/photos/{id}',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: photoId }),
    response: z.object({ id: photoId, image_url: z.string() }),
    errors: ['PHOTO_NOT_FOUND'],
  }),
};
