import { crc32 } from 'node:zlib';

const bytesOf = (content: string | Buffer): Buffer =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : content;

/** Creates a PNG chunk. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Returns the JPEG with a segment after its start: `marker` 0xE1 is EXIF, 0xFE a comment. */
export const withJpegSegment = (jpeg: Buffer, marker: number, content: string | Buffer): Buffer => {
  const data = bytesOf(content);
  const segment = Buffer.from([0xff, marker, 0, 0]);
  segment.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, data, jpeg.subarray(2)]);
};

/** Returns the WebP in extended format with an EXIF chunk. */
export const withWebpExif = (webp: Buffer, content: string | Buffer): Buffer =>
  withWebpChunks(webp, webpChunk('EXIF', bytesOf(content)));

/** Creates a WebP chunk. */
export const webpChunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** Returns the WebP in extended format with additional chunks. */
export const withWebpChunks = (webp: Buffer, ...chunks: Buffer[]): Buffer => {
  const vp8x = webpChunk('VP8X', Buffer.from([0b0010_1100, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), vp8x, webp.subarray(12), ...chunks]));
};
