import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this it would be fetched from a public network of others.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
  },
});

/** The texts of a picture's EAN and UPC barcodes. */
export const readByZxing = async (picture: ImageData): Promise<string[]> => {
  const found = await readBarcodes(picture, {
    formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
    tryHarder: true,
    maxNumberOfSymbols: 3,
  });
  return found.map(({ text }) => text);
};
