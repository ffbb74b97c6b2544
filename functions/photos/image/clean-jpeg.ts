import { endOfScan } from './end-of-scan.ts';
import { exifOfOrientation, orientationOf, UPRIGHT, withoutExifPrefix } from './orientation.ts';

const NOTHING: Buffer = Buffer.alloc(0);
const SOI = 0xffd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;

const JFIF_BYTES = 14;
const ADOBE_BYTES = 12;
const ADOBE_VERSION = 100;

/** Tables and the restart interval, which decoding requires. */
const tableMarkers = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const startsWith = (data: Buffer, text: string): boolean => data.toString('latin1', 0, text.length) === text;

const segmentOf = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Returns the JFIF segment with its pixel aspect ratio but without a thumbnail. */
const jfifOf = (data: Buffer): Buffer => {
  const jfif = Buffer.from(data.subarray(0, JFIF_BYTES));
  jfif.fill(0, JFIF_BYTES - 2);
  return segmentOf(APP0, jfif);
};

/** Returns Adobe's segment with only its color transform. */
const adobeOf = (data: Buffer): Buffer => {
  const adobe = Buffer.alloc(ADOBE_BYTES);
  adobe.write('Adobe', 'latin1');
  adobe.writeUInt16BE(ADOBE_VERSION, 5);
  adobe.writeUInt8(data.readUInt8(ADOBE_BYTES - 1), ADOBE_BYTES - 1);
  return segmentOf(APP14, adobe);
};

/**
 * Returns a JPEG with only its tables, frame, scans, pixel aspect ratio, Adobe color transform and orientation. Color
 * profiles are also removed, since their texts can contain anything: colors are read as sRGB.
 * Source: ITU-T T.81, annex B; T.871 (JFIF).
 * @returns null if a segment is misplaced, or if there is no frame, more than one, or no scan
 */
export const cleanJpeg = (bytes: Buffer): Buffer | null => {
  if (bytes.readUInt16BE(0) !== SOI) return null;
  const picture: Buffer[] = [];
  let [jfif, orientation]: [Buffer, number] = [NOTHING, 0];
  let [frames, scans] = [0, 0];
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      if (frames !== 1 || scans === 0) return null;
      const exif = orientation > UPRIGHT ? segmentOf(APP1, exifOfOrientation(orientation)) : NOTHING;
      return Buffer.concat([bytes.subarray(0, 2), jfif, exif, ...picture, bytes.subarray(at, at + 2)]);
    }
    const length = bytes.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const data = bytes.subarray(at + 4, end);
    if (isFrame(marker)) frames += 1;
    if (marker === SOS) {
      scans += 1;
      end = endOfScan(bytes, end);
    }
    if (marker === APP0 && startsWith(data, 'JFIF\0') && data.length >= JFIF_BYTES) jfif = jfifOf(data);
    else if (marker === APP1 && startsWith(data, 'Exif\0\0'))
      orientation ||= orientationOf(withoutExifPrefix(data));
    else if (marker === APP14 && startsWith(data, 'Adobe') && data.length >= ADOBE_BYTES)
      picture.push(adobeOf(data));
    else if (marker === SOS || isFrame(marker) || tableMarkers.has(marker))
      picture.push(bytes.subarray(at, end));
    at = end;
  }
};
