import { photoRoutes } from '#shared/photos/routes.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import type { Browser } from './browser.ts';
import { PHOTO_BYTES } from './habits.ts';

const END_OF_IMAGE = 2;

/** A JPEG of that size, padded with random bytes. */
const photo = Buffer.concat([
  tinyJpeg.subarray(0, -END_OF_IMAGE),
  Buffer.alloc(PHOTO_BYTES - tinyJpeg.length, 0x5a),
  tinyJpeg.subarray(-END_OF_IMAGE),
]);

/** Uploads a photo like the app. @returns its key */
export const uploadMealPhoto = async (browser: Browser): Promise<string> => {
  const permit = photoRoutes.create.response.parse(
    (await browser.call('POST', '/api/photos', { content_type: 'image/jpeg', size: photo.length })).body,
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(permit.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(photo)]), 'meal.jpg');
  const { status } = await fetch(permit.url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`The bucket answered ${status}.`);
  return permit.key;
};
