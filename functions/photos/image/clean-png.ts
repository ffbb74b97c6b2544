import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks that make up the picture or change how it looks; text, time, EXIF and private chunks are left out. */
const lookChunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs'.split(' '));

/**
 * A PNG without its metadata. Source: W3C, PNG Specification (Third Edition), sections 5 and 11.
 * @returns null when a chunk is damaged, or it has no size, no data or no end
 */
export const cleanPng = (bytes: Buffer): Buffer | null => {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const parts: Buffer[] = [SIGNATURE];
  let [at, sized, hasData] = [8, false, false];
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if (type === 'IHDR') sized = bytes.readUInt32BE(at + 8) > 0 && bytes.readUInt32BE(at + 12) > 0;
    if (type === 'IDAT') hasData = true;
    if (lookChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return sized && hasData ? Buffer.concat(parts) : null;
    at = end;
  }
};
