import { gtinOf } from '#shared/barcodes/gtin.ts';

/** Finds the barcode of a product in a picture; null where there is none that checks out. */
export type BarcodeReader = (picture: ImageData) => Promise<string | null>;

interface NativeDetector {
  detect: (picture: ImageData) => Promise<{ rawValue: string }[]>;
}
/** The browser's own detector, where it has one (Shape Detection API, W3C community draft). */
interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** What groceries carry. */
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
 * The browser's own reader where it knows the barcodes of groceries; else one in WebAssembly, fetched from our own
 * origin when it is first needed.
 * @throws where neither can be had
 */
export const loadBarcodeReader = async (): Promise<BarcodeReader> => {
  const { BarcodeDetector: detectors } = globalThis as { BarcodeDetector?: NativeDetectors };
  const native = detectors ? await nativeReader(detectors) : null;
  if (native) return native;
  const { readByZxing } = await import('./zxing-reader.ts');
  return async (picture) => productIn(await readByZxing(picture));
};
