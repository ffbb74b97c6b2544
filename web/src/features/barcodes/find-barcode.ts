/**
 * Returns the barcode of a packaged food in a photo; null if there is none. The picture stays on the device. The reader
 * is loaded on demand.
 * @throws if the reader cannot be loaded or the browser cannot open the photo
 */
export const findBarcode = async (photo: Blob): Promise<string | null> => {
  const [{ loadBarcodeReader }, { pictureOfFile }] = await Promise.all([
    import('./barcode-reader.ts'),
    import('./capture-picture.ts'),
  ]);
  const [read, picture] = await Promise.all([loadBarcodeReader(), pictureOfFile(photo)]);
  return picture && read(picture);
};
