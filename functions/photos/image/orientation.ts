const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The default orientation, which needs no EXIF data. */
export const UPRIGHT = 1;

const EXIF_PREFIX = Buffer.from('Exif\0\0', 'latin1');

/** Removes the EXIF prefix, which JPEG requires and some WebP files contain. */
export const withoutExifPrefix = (bytes: Buffer): Buffer =>
  bytes.subarray(0, EXIF_PREFIX.length).equals(EXIF_PREFIX) ? bytes.subarray(EXIF_PREFIX.length) : bytes;

/**
 * Returns the EXIF orientation, 1 to 8, or 1 if it is missing or unreadable.
 * Source: TIFF 6.0, sections 2 and 8; JEITA CP-3451 (EXIF), 4.6.4.
 * @param tiff data from its byte-order mark on
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

/** Creates a TIFF structure that contains only the orientation. */
export const tiffOfOrientation = (orientation: number): Buffer => {
  const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
};

/** Creates a JPEG EXIF segment that contains only the orientation. */
export const exifOfOrientation = (orientation: number): Buffer =>
  Buffer.concat([EXIF_PREFIX, tiffOfOrientation(orientation)]);
