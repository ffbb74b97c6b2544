import { crc32 } from 'node:zlib';
import { orientationOf, tiffOfOrientation, UPRIGHT } from './orientation.ts';

const NOTHING: Buffer = Buffer.alloc(0);
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER_BYTES = 13;

/**
 * Chunks that contain the picture or affect its look. Text, time, private chunks, animation frames and the color
 * profile (its compressed texts can contain anything) are removed.
 */
const lookChunks = new Set('PLTE IDAT tRNS gAMA cHRM sRGB cICP sBIT bKGD pHYs'.split(' '));

const chunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/**
 * Returns a PNG with only its picture and the EXIF orientation.
 * Source: W3C, PNG Specification (Third Edition), sections 5 and 11.
 * @returns null if a chunk is damaged, or if the header, data or end is missing
 */
export const cleanPng = (bytes: Buffer): Buffer | null => {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const picture: Buffer[] = [];
  let [header, orientation, hasData]: [Buffer, number, boolean] = [NOTHING, UPRIGHT, false];
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if ((type === 'IHDR') !== (at === 8)) return null;
    if (type === 'IHDR') {
      if (length !== HEADER_BYTES) return null;
      header = bytes.subarray(at, end);
    }
    if (type === 'eXIf' && orientation === UPRIGHT) orientation = orientationOf(data);
    if (type === 'IDAT') hasData = true;
    if (lookChunks.has(type)) picture.push(bytes.subarray(at, end));
    if (type === 'IEND') {
      if (!hasData) return null;
      const exif = orientation > UPRIGHT ? [chunkOf('eXIf', tiffOfOrientation(orientation))] : [];
      return Buffer.concat([SIGNATURE, header, ...exif, ...picture, chunkOf('IEND', NOTHING)]);
    }
    at = end;
  }
};
