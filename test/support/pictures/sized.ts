import type { PictureSize } from '#shared/photos/picture-size.ts';
import { pngChunk } from './chunks.ts';
import { tinyJpeg, tinyPng } from './tiny.ts';

const START_OF_FRAME = 0xffc0;
const IHDR_BYTES = 25;

/** Creates a complete file whose header declares this size, regardless of its pixels. */
export const sized = (type: 'image/jpeg' | 'image/png', { width, height }: PictureSize): Buffer => {
  if (type === 'image/jpeg') {
    const jpeg = Buffer.from(tinyJpeg);
    const frame = jpeg.indexOf(Buffer.from([START_OF_FRAME >> 8, START_OF_FRAME & 0xff]));
    jpeg.writeUInt16BE(height, frame + 5);
    jpeg.writeUInt16BE(width, frame + 7);
    return jpeg;
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const png = tinyPng();
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(8 + IHDR_BYTES)]);
};
