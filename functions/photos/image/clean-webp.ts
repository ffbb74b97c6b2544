const HEADER = 12;
const EXIF_AND_XMP_FLAGS = 0b0000_1100;
const dataChunks = new Set(['VP8 ', 'VP8L', 'ANMF']);
const lookChunks = new Set([...dataChunks, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);

/** The chunk as it may stay; a VP8X header no longer announces EXIF or XMP. */
const withoutFlags = (chunk: Buffer, type: string): Buffer => {
  if (type !== 'VP8X') return chunk;
  const header = Buffer.from(chunk);
  header.writeUInt8(header.readUInt8(8) & ~EXIF_AND_XMP_FLAGS, 8);
  return header;
};

/**
 * A WebP without its metadata. Source: RFC 9649, section 2.
 * @returns null when a chunk does not fit or it has no picture
 */
export const cleanWebp = (bytes: Buffer): Buffer | null => {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, HEADER) === 'WEBP';
  if (!isWebp) return null;
  const fileEnd = 8 + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return null;
  const parts: Buffer[] = [];
  let [at, hasData] = [HEADER, false];
  while (at + 8 <= fileEnd) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > fileEnd) return null;
    hasData ||= dataChunks.has(type) && length > 0;
    if (lookChunks.has(type)) parts.push(withoutFlags(bytes.subarray(at, end), type));
    at = end;
  }
  if (!hasData) return null;
  const header = Buffer.from(bytes.subarray(0, HEADER));
  header.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return Buffer.concat([header, ...parts]);
};
