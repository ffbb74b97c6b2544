import { gtinOf } from '#shared/barcodes/gtin.ts';

/** Finds a product's barcode in a picture; null if there is none with a valid check digit. */
export type BarcodeReader = (picture: ImageData) => Promise<string | null>;

interface NativeDetector {
  detect: (picture: ImageData) => Promise<{ rawValue: string }[]>;
}
/** The browser's native detector, if available (Shape Detection API, W3C community draft). */
interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Barcode formats of groceries. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

const productIn = (texts: readonly string[]): string | null =>
  texts.map(gtinOf).find((gtin) => gtin !== null) ?? null;

const nativeReader = async (detectors: NativeDetectors): Promise<BarcodeReader | null> => {
  const supported = await detectors.getSupportedFormats().catch((): string[] => []);
  if (!formats.every((format) => supported.includes(format))) return null;
  const detector = new detectors({ formats });
  return async (picture) => productIn((await detector.detect(picture)).map(({ rawValue }) => rawValue));
};

/**
 * Returns the browser's native reader if it supports grocery barcodes; otherwise loads a WebAssembly reader from our
 * own origin.
 * @throws if neither is available
 */
export const loadBarcodeReader = async (): Promise<BarcodeReader> => {
  const { BarcodeDetector: detectors } = globalThis as { BarcodeDetector?: NativeDetectors };
  const native = detectors ? await nativeReader(detectors) : null;
  if (native) return native;
  const { readByZxing } = await import('./zxing-reader.ts');
  return async (picture) => productIn(await readByZxing(picture));
};
