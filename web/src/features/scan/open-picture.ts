import { encodePhoto } from './encode-photo.ts';

/**
 * Any picture file that this browser can show, upright and as small as a captured frame.
 * @throws Error with a sentence for people when it is no picture, or of a kind that the browser lacks
 */
export const openPicture = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new Error('This browser cannot open this file. Please choose a JPEG, PNG or WebP picture.', {
        cause,
      });
    },
  );
  try {
    return await encodePhoto(picture, picture);
  } finally {
    picture.close();
  }
};
