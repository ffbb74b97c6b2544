const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;

/** APP0 (JFIF), APP2 (colour profile) and APP14 (Adobe's colour transform) change how it looks; the rest tells of its making. */
const lookSegments = new Set([0xe0, 0xe2, 0xee]);

const isApp = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Where the entropy-coded data that starts at `from` ends: at the next marker that is not stuffing or a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) throw new RangeError('The scan has no end.');
    const marker = bytes.readUInt8(at + 1);
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
    at += marker === 0xff ? 1 : 2;
  }
};

/**
 * A JPEG without its metadata. Source: ITU-T T.81, annex B.
 * @returns null when a segment is not where it must be, or it has no size or no scan
 */
export const cleanJpeg = (bytes: Buffer): Buffer | null => {
  if (bytes.readUInt16BE(0) !== 0xff00 + SOI) return null;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let [at, sized, scanned] = [2, false, false];
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      return sized && scanned ? Buffer.concat(parts) : null;
    }
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (isFrame(marker)) sized = bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0;
    if (marker === SOS) {
      scanned = true;
      end = endOfScan(bytes, end);
    }
    if (marker !== COMMENT && (!isApp(marker) || lookSegments.has(marker)))
      parts.push(bytes.subarray(at, end));
    at = end;
  }
};
