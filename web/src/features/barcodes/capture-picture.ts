/** Enough to read a barcode, and small enough for a phone to decode several times per second. Pixels. */
const MAX_SIDE_PX = 1280;

/** Returns the pixels of a picture or the current video frame; null while there is none. */
export const picture = (
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): ImageData | null => {
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  // On a transparent picture, black bars would be on black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** Returns a photo's pixels. @throws if the browser cannot open it */
export const pictureOfFile = async (file: Blob): Promise<ImageData | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return picture(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
};
