/** More than a barcode needs to be read, and what a phone reads several times a second. Pixels. */
const MAX_SIDE_PX = 1280;

/** What a video shows now, or a picture, as pixels; null while there is nothing to see. */
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
  // A see-through picture would be black bars on black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** A photo as pixels. @throws where the browser cannot open it */
export const pictureOfFile = async (file: Blob): Promise<ImageData | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return picture(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
};
