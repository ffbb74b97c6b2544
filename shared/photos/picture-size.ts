import type { PhotoType } from './schema.ts';

/** Image dimensions as declared in the header, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** More than a phone's usual photo; takes 256 MB when decoded. Pixels. */
const MAX_PHOTO_PIXELS = 64_000_000;
const MAX_PHOTO_SIDE = 16_384;

/** Returns whether an image can be opened without filling a device's memory. */
export const isSizeAllowed = ({ width, height }: PictureSize): boolean =>
  Math.max(width, height) <= MAX_PHOTO_SIDE && width * height <= MAX_PHOTO_PIXELS;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Source: ITU-T T.81, annex B. */
const jpegSize = (view: DataView): PictureSize | null => {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
};

/** Source: W3C, PNG Specification (Third Edition), section 11.2.1. */
const pngSize = (view: DataView): PictureSize | null => {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + 0x1_0000 * view.getUint8(at + 2);

/** Source: RFC 9649, sections 2.5 to 2.7 and 3.4; RFC 6386, section 9.1. */
const webpSize = (view: DataView): PictureSize | null => {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null;
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 0x5650384c: {
      // VP8L: two 14-bit fields
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820: // VP8
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
};

const readers = { 'image/jpeg': jpegSize, 'image/png': pngSize, 'image/webp': webpSize } as const;

/**
 * Returns the dimensions declared in an image's header without decoding it.
 * @returns null if the bytes are not an image of this type, or end before the dimensions
 */
export const pictureSizeOf = (bytes: Uint8Array, type: PhotoType): PictureSize | null => {
  try {
    const size = readers[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // Read past the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
