import { describe, expect, it } from 'vitest';
import { cleanImage } from '#functions/photos/image/clean-image.ts';
import { exifOf, orientationIn, PLACE } from '#test/support/pictures/exif.ts';
import {
  pngChunk,
  tinyJpeg,
  tinyPng,
  tinyWebp,
  webpChunk,
  withJpegSegment,
  withWebpChunks,
  withWebpExif,
} from '#test/support/pictures/tiny.ts';

const place = Buffer.from(PLACE);
const jpegExif = (tiff: Buffer): Buffer =>
  withJpegSegment(tinyJpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
const jfifWithSmallPicture = Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x07'), place]);

describe('A photo that was uploaded', () => {
  it('keeps its picture, byte for byte, when there is nothing to leave out', () => {
    expect(cleanImage(tinyJpeg, 'image/jpeg')).toEqual(tinyJpeg);
    expect(cleanImage(tinyPng(), 'image/png')).toEqual(tinyPng());
    expect(cleanImage(tinyWebp, 'image/webp')).toEqual(tinyWebp);
  });

  it.each([
    ['JPEG with EXIF', jpegExif(exifOf(6)), 'image/jpeg'],
    [
      'JPEG with XMP',
      withJpegSegment(tinyJpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${PLACE}`),
      'image/jpeg',
    ],
    ['JPEG with a colour profile', withJpegSegment(tinyJpeg, 0xe2, `ICC_PROFILE\0${PLACE}`), 'image/jpeg'],
    ['JPEG with a second picture', withJpegSegment(tinyJpeg, 0xe2, `MPF\0${PLACE}`), 'image/jpeg'],
    ['JPEG with IPTC', withJpegSegment(tinyJpeg, 0xed, `Photoshop 3.0\0${PLACE}`), 'image/jpeg'],
    ['JPEG with a small picture', withJpegSegment(tinyJpeg, 0xe0, jfifWithSmallPicture), 'image/jpeg'],
    ['JPEG with a long Adobe segment', withJpegSegment(tinyJpeg, 0xee, `Adobe${PLACE}`), 'image/jpeg'],
    ['JPEG with a comment', withJpegSegment(tinyJpeg, 0xfe, PLACE), 'image/jpeg'],
    ['JPEG with a film behind its end', Buffer.concat([tinyJpeg, place]), 'image/jpeg'],
    ['PNG with text', tinyPng(pngChunk('tEXt', place)), 'image/png'],
    ['PNG with EXIF', tinyPng(pngChunk('eXIf', exifOf(3))), 'image/png'],
    ['PNG with a colour profile', tinyPng(pngChunk('iCCP', place)), 'image/png'],
    ['PNG with something behind its end', Buffer.concat([tinyPng(), place]), 'image/png'],
    ['WebP with EXIF', withWebpExif(tinyWebp, exifOf(8)), 'image/webp'],
    ['WebP with XMP', withWebpChunks(tinyWebp, webpChunk('XMP ', place)), 'image/webp'],
    ['WebP with a colour profile', withWebpChunks(tinyWebp, webpChunk('ICCP', place)), 'image/webp'],
    ['WebP with something behind its end', Buffer.concat([tinyWebp, place]), 'image/webp'],
  ] as const)('loses what tells where it was taken: %s', (_, bytes, type) => {
    expect(bytes.includes(PLACE)).toBe(true);
    const cleaned = cleanImage(bytes, type);
    expect(cleaned?.includes(PLACE)).toBe(false);
    expect(cleanImage(cleaned!, type)).toEqual(cleaned);
  });

  it('keeps the colour transform of Adobe and the pixel shape of JFIF, and nothing beside them', () => {
    const cleaned = cleanImage(
      withJpegSegment(tinyJpeg, 0xee, `Adobe${'x'.repeat(6)}\x02${PLACE}`),
      'image/jpeg',
    );
    expect(cleaned?.includes(Buffer.from('ffee000e41646f626500640000000002', 'hex'))).toBe(true);
    expect(cleaned?.length).toBe(tinyJpeg.length + 16);
  });

  it('no longer announces what was left out of a WebP', () => {
    const cleaned = cleanImage(withWebpChunks(tinyWebp, webpChunk('XMP ', place)), 'image/webp');
    expect(cleaned?.toString('latin1', 12, 16)).toBe('VP8X');
    expect(cleaned?.readUInt8(20)).toBe(0);
  });

  it.each([
    ['a PNG called JPEG', tinyPng(), 'image/jpeg'],
    ['a JPEG called PNG', tinyJpeg, 'image/png'],
    ['a JPEG called WebP', tinyJpeg, 'image/webp'],
    ['a page called JPEG', Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg'],
    ['a JPEG cut short', tinyJpeg.subarray(0, -4), 'image/jpeg'],
    ['a PNG cut short', tinyPng().subarray(0, -4), 'image/png'],
    ['a WebP cut short', tinyWebp.subarray(0, -4), 'image/webp'],
    ['a WebP film', withWebpChunks(tinyWebp, webpChunk('ANMF', place)), 'image/webp'],
    ['a JPEG signature alone', Buffer.from('ffd8ffd9', 'hex'), 'image/jpeg'],
    ['a JPEG with two frames', Buffer.concat([tinyJpeg.subarray(0, -2), tinyJpeg.subarray(2)]), 'image/jpeg'],
    ['a PNG with two headers', tinyPng(pngChunk('IHDR', Buffer.alloc(13, 1))), 'image/png'],
    ['a damaged PNG', Buffer.from(tinyPng().map((byte, at) => (at === 20 ? byte ^ 1 : byte))), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
  ] as const)('is refused when it is %s', (_, bytes, type) => {
    expect(cleanImage(bytes, type)).toBeNull();
  });
});

describe('A photo that has to be turned', () => {
  const turned = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
    (['II', 'MM'] as const).flatMap((order) => {
      const tiff = exifOf(orientation, order);
      return [
        { orientation, order, type: 'image/jpeg', bytes: jpegExif(tiff) },
        { orientation, order, type: 'image/png', bytes: tinyPng(pngChunk('eXIf', tiff)) },
        { orientation, order, type: 'image/webp', bytes: withWebpExif(tinyWebp, tiff) },
      ] as const;
    }),
  );

  it.each(turned)('still says so: $type, orientation $orientation, byte order $order', (photo) => {
    expect(photo.bytes.includes(PLACE)).toBe(true);
    const cleaned = cleanImage(photo.bytes, photo.type)!;
    expect(orientationIn(cleaned)).toBe(photo.orientation === 1 ? null : photo.orientation);
    expect(cleaned.includes('GPS')).toBe(false);
    expect(cleanImage(cleaned, photo.type)).toEqual(cleaned);
  });

  it.each([0, 9, 65_535])('is taken as upright when it says %d', (orientation) => {
    expect(cleanImage(jpegExif(exifOf(orientation)), 'image/jpeg')).toEqual(tinyJpeg);
  });
});
