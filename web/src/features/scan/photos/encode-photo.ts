import { t } from '#web/lib/language/translate.ts';
import { frameSizeOf, type Size } from './frame-size.ts';

export const PHOTO_TYPE = 'image/jpeg';
const PHOTO_QUALITY = 0.8;

/**
 * Redraws a frame or picture as a JPEG. Only pixels are kept: location, time and camera data are removed.
 * @throws Error if the browser provides no canvas or picture
 */
export const encodePhoto = async (source: CanvasImageSource, size: Size): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, frameSizeOf(size));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(t('Unable to process camera image'));
  // JPEG has no transparency: without this, transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(t('Unable to process camera image')))),
      PHOTO_TYPE,
      PHOTO_QUALITY,
    );
  });
};
