import { orientationOf, tiffOfOrientation, UPRIGHT, withoutExifPrefix } from './orientation.ts';

const NOTHING: Buffer = Buffer.alloc(0);
const HEADER = 12;
const ALPHA_FLAG = 0b0001_0000;
const EXIF_FLAG = 0b0000_1000;
const EXTENDED_BYTES = 10;
const dataChunks = new Set(['VP8 ', 'VP8L']);

const chunkOf = (type: string, data: Buffer): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** Returns the extended header with only the transparency flag and, if needed, the EXIF flag for the orientation. */
const extendedOf = (data: Buffer, orientation: number): Buffer => {
  const header = Buffer.from(data.subarray(0, EXTENDED_BYTES));
  header.fill(0, 0, 4);
  header.writeUInt8((data.readUInt8(0) & ALPHA_FLAG) | (orientation > UPRIGHT ? EXIF_FLAG : 0), 0);
  return chunkOf('VP8X', header);
};

/**
 * Returns a WebP with only its picture and the EXIF orientation. Color profiles are removed, since their texts can
 * contain anything. Source: RFC 9649, section 2.
 * @returns null if a chunk does not fit, there is no picture, or it is animated
 */
export const cleanWebp = (bytes: Buffer): Buffer | null => {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, HEADER) === 'WEBP';
  if (!isWebp) return null;
  const fileEnd = 8 + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return null;
  let [orientation, alpha, picture, extended]: [number, Buffer, Buffer, Buffer] = [
    UPRIGHT,
    NOTHING,
    NOTHING,
    NOTHING,
  ];
  let at = HEADER;
  while (at < fileEnd) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > fileEnd || type === 'ANMF') return null;
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'VP8X' && at === HEADER) {
      if (length < EXTENDED_BYTES) return null;
      extended = data;
    }
    if (type === 'EXIF' && orientation === UPRIGHT) orientation = orientationOf(withoutExifPrefix(data));
    if (type === 'ALPH' && picture.length === 0) alpha = chunkOf(type, data);
    if (dataChunks.has(type) && length > 0 && picture.length === 0) picture = chunkOf(type, data);
    at = end;
  }
  if (picture.length === 0) return null;
  const isExtended = extended.length > 0;
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    ...(isExtended ? [extendedOf(extended, orientation), alpha] : []),
    picture,
    ...(isExtended && orientation > UPRIGHT ? [chunkOf('EXIF', tiffOfOrientation(orientation))] : []),
  ]);
  const riff = Buffer.from('RIFF\0\0\0\0', 'latin1');
  riff.writeUInt32LE(body.length, 4);
  return Buffer.concat([riff, body]);
};
