const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** Upright: nothing has to be said. */
export const UPRIGHT = 1;

const EXIF_PREFIX = Buffer.from('Exif\0\0', 'latin1');

/** The TIFF structure behind the prefix that JPEG demands and some WebP files carry. */
export const withoutExifPrefix = (bytes: Buffer): Buffer =>
  bytes.subarray(0, EXIF_PREFIX.length).equals(EXIF_PREFIX) ? bytes.subarray(EXIF_PREFIX.length) : bytes;

/**
 * How a picture has to be turned, 1 to 8, as its EXIF says; 1 when that says nothing or cannot be read.
 * Source: TIFF 6.0, sections 2 and 8; JEITA CP-3451 (EXIF), 4.6.4.
 * @param tiff from its byte-order mark on
 */
export const orientationOf = (tiff: Buffer): number => {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return UPRIGHT;
  const isLittle = order === 'II';
  const uint16 = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const uint32 = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = uint32(4);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const last = Math.min(uint16(directory), Math.floor((tiff.length - directory - 2) / ENTRY_BYTES));
  for (let index = 0; index < last; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (uint16(entry) === ORIENTATION_TAG && uint16(entry + 2) === SHORT) {
      const value = uint16(entry + 8);
      return value >= 1 && value <= 8 ? value : UPRIGHT;
    }
  }
  return UPRIGHT;
};

/** A TIFF structure that says how the picture has to be turned, and nothing else. */
export const tiffOfOrientation = (orientation: number): Buffer => {
  const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
};

/** The same as JPEG's EXIF segment holds it. */
export const exifOfOrientation = (orientation: number): Buffer =>
  Buffer.concat([EXIF_PREFIX, tiffOfOrientation(orientation)]);
