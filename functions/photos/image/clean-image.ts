import type { PhotoType } from '#shared/photos/schema.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

const cleaners = { 'image/jpeg': cleanJpeg, 'image/png': cleanPng, 'image/webp': cleanWebp } as const;

/**
 * Parses an image of its declared type and removes everything but the picture: location, time, camera, comments,
 * thumbnails and trailing data.
 * @param bytes the uploaded file
 * @returns the cleaned file, or null if it is not a complete image of that type
 */
export const cleanImage = (bytes: Buffer, type: PhotoType): Buffer | null => {
  try {
    return cleaners[type](bytes);
  } catch (error) {
    // Read past the end of a truncated file.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
