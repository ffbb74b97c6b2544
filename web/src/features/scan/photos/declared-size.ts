import { type PictureSize, pictureSizeOf } from '#shared/photos/picture-size.ts';
import type { PictureKind } from './picture-kind.ts';

const ISPE = 0x69737065;
/** The boxes that describe a picture are at the start of the file. */
const SEARCHED_BYTES = 1024 * 1024;

const areaOf = ({ width, height }: PictureSize): number => width * height;

/** Returns the largest size in a HEIC or AVIF among picture, tiles and thumbnail. ISO/IEC 23008-12, 6.5.3. */
const largestOfBoxes = (bytes: Uint8Array): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SEARCHED_BYTES));
  let largest: PictureSize | null = null;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint8(at) !== ISPE >>> 24 || view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || areaOf(size) > areaOf(largest)) largest = size;
  }
  return largest;
};

/** Returns the size declared in a picture file, read before decoding; null if there is none. */
export const declaredSizeOf = (bytes: Uint8Array, kind: PictureKind): PictureSize | null =>
  kind === 'jpeg' || kind === 'png' || kind === 'webp'
    ? pictureSizeOf(bytes, `image/${kind}`)
    : largestOfBoxes(bytes);
