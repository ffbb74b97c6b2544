import type { PictureKind } from './picture-kind.ts';

const START_OF_SCAN = 0xda;

/**
 * Returns whether a JPEG has an end marker after its first scan. Data appended by phones, such as a short video, is
 * ignored.
 */
const isWholeJpeg = (view: DataView): boolean => {
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at + 1) !== START_OF_SCAN) {
    at += view.getUint8(at + 1) === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  for (; at + 2 <= view.byteLength; at += 1) {
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xd9) return true;
  }
  return false;
};

/** Checks the chunks of a PNG up to its end. */
const isWholePng = (view: DataView): boolean => {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
};

/** Checks the boxes of a HEIC or AVIF; size 0 extends to the end of the file, 1 means a 64-bit size. */
const isWholeBoxes = (view: DataView): boolean => {
  let at = 0;
  while (at + 16 <= view.byteLength) {
    const size = view.getUint32(at);
    if (size === 0) return true;
    const bytes = size === 1 ? Number(view.getBigUint64(at + 8)) : size;
    if (bytes < 8) return false;
    at += bytes;
  }
  return at <= view.byteLength;
};

/** Returns whether a picture file is complete; half a file would show half a plate. */
export const isCompletePicture = (bytes: Uint8Array, kind: PictureKind): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (kind) {
    case 'jpeg':
      return isWholeJpeg(view);
    case 'png':
      return isWholePng(view);
    case 'webp':
      return view.byteLength >= 12 && 8 + view.getUint32(4, true) <= view.byteLength;
    default:
      return isWholeBoxes(view);
  }
};
