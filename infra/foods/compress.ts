import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Returns the settings for maximum compression: files of data are written once and deployed with many functions. */
export const maximumFor = (bytes: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

const compressInBackground = promisify(brotliCompress);

/** Compresses a file of data beside the code that waits for it, which takes seconds. */
export const compress = (bytes: Uint8Array): Promise<Uint8Array> =>
  compressInBackground(bytes, maximumFor(bytes));
