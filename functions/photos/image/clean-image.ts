import type { PhotoType } from '#shared/photos/schema.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

const cleaners = { 'image/jpeg': cleanJpeg, 'image/png': cleanPng, 'image/webp': cleanWebp } as const;

/**
 * Reads a picture as the type it claims to be and leaves out everything that is not the picture: place, time,
 * camera, comments, thumbnails, and whatever follows its end.
 * @param bytes the upload as it came
 * @returns the cleaned bytes, or null when they are not a whole picture of that type
 */
export const cleanImage = (bytes: Buffer, type: PhotoType): Buffer | null => {
  try {
    return cleaners[type](bytes);
  } catch (error) {
    // Reading past the end of a truncated file.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
