import { describe, expect, it } from 'vitest';
import { cleanImage } from '#functions/photos/image/clean-image.ts';
import { exifOf, orientationIn, PLACE } from '#test/support/pictures/exif.ts';
import {
  pngChunk,
  webpChunk,
  withJpegSegment,
  withWebpChunks,
  withWebpExif,
} from '#test/support/pictures/chunks.ts';
import { tinyJpeg, tinyPng, tinyWebp } from '#test/support/pictures/tiny.ts';

const place = Buffer.from(PLACE);
const jpegExif = (tiff: Buffer): Buffer =>
  withJpegSegment(tinyJpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
const jfifWithSmallPicture = Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x07'), place]);

describe('Cleaning an uploaded photo', () => {
  it('keeps the image byte for byte when there is nothing to remove', () => {
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
    ['JPEG with a color profile', withJpegSegment(tinyJpeg, 0xe2, `ICC_PROFILE\0${PLACE}`), 'image/jpeg'],
    ['JPEG with a second image', withJpegSegment(tinyJpeg, 0xe2, `MPF\0${PLACE}`), 'image/jpeg'],
    ['JPEG with IPTC', withJpegSegment(tinyJpeg, 0xed, `Photoshop 3.0\0${PLACE}`), 'image/jpeg'],
    ['JPEG with a thumbnail', withJpegSegment(tinyJpeg, 0xe0, jfifWithSmallPicture), 'image/jpeg'],
    ['JPEG with a long Adobe segment', withJpegSegment(tinyJpeg, 0xee, `Adobe${PLACE}`), 'image/jpeg'],
    ['JPEG with a comment', withJpegSegment(tinyJpeg, 0xfe, PLACE), 'image/jpeg'],
    ['JPEG with a video after its end', Buffer.concat([tinyJpeg, place]), 'image/jpeg'],
    ['PNG with text', tinyPng(pngChunk('tEXt', place)), 'image/png'],
    ['PNG with EXIF', tinyPng(pngChunk('eXIf', exifOf(3))), 'image/png'],
    ['PNG with a color profile', tinyPng(pngChunk('iCCP', place)), 'image/png'],
    ['PNG with data after its end', Buffer.concat([tinyPng(), place]), 'image/png'],
    ['WebP with EXIF', withWebpExif(tinyWebp, exifOf(8)), 'image/webp'],
    ['WebP with XMP', withWebpChunks(tinyWebp, webpChunk('XMP ', place)), 'image/webp'],
    ['WebP with a color profile', withWebpChunks(tinyWebp, webpChunk('ICCP', place)), 'image/webp'],
    ['WebP with data after its end', Buffer.concat([tinyWebp, place]), 'image/webp'],
  ] as const)('removes the location and other metadata: %s', (_, bytes, type) => {
    expect(bytes.includes(PLACE)).toBe(true);
    const cleaned = cleanImage(bytes, type);
    expect(cleaned?.includes(PLACE)).toBe(false);
    expect(cleanImage(cleaned!, type)).toEqual(cleaned);
  });

  it("keeps Adobe's color transform and JFIF's pixel aspect ratio, and nothing else", () => {
    const cleaned = cleanImage(
      withJpegSegment(tinyJpeg, 0xee, `Adobe${'x'.repeat(6)}\x02${PLACE}`),
      'image/jpeg',
    );
    expect(cleaned?.includes(Buffer.from('ffee000e41646f626500640000000002', 'hex'))).toBe(true);
    expect(cleaned?.length).toBe(tinyJpeg.length + 16);
  });

  it('clears the flags of removed WebP chunks', () => {
    const cleaned = cleanImage(withWebpChunks(tinyWebp, webpChunk('XMP ', place)), 'image/webp');
    expect(cleaned?.toString('latin1', 12, 16)).toBe('VP8X');
    expect(cleaned?.readUInt8(20)).toBe(0);
  });

  it.each([
    ['a PNG called JPEG', tinyPng(), 'image/jpeg'],
    ['a JPEG called PNG', tinyJpeg, 'image/png'],
    ['a JPEG called WebP', tinyJpeg, 'image/webp'],
    ['an HTML page called JPEG', Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg'],
    ['a JPEG that is truncated', tinyJpeg.subarray(0, -4), 'image/jpeg'],
    ['a PNG that is truncated', tinyPng().subarray(0, -4), 'image/png'],
    ['a WebP that is truncated', tinyWebp.subarray(0, -4), 'image/webp'],
    ['an animated WebP', withWebpChunks(tinyWebp, webpChunk('ANMF', place)), 'image/webp'],
    ['a bare JPEG signature', Buffer.from('ffd8ffd9', 'hex'), 'image/jpeg'],
    ['a JPEG with two frames', Buffer.concat([tinyJpeg.subarray(0, -2), tinyJpeg.subarray(2)]), 'image/jpeg'],
    ['a PNG with two headers', tinyPng(pngChunk('IHDR', Buffer.alloc(13, 1))), 'image/png'],
    ['a damaged PNG', Buffer.from(tinyPng().map((byte, at) => (at === 20 ? byte ^ 1 : byte))), 'image/png'],
    ['an empty file', Buffer.alloc(0), 'image/jpeg'],
  ] as const)('rejects %s', (_, bytes, type) => {
    expect(cleanImage(bytes, type)).toBeNull();
  });
});

describe('A rotated photo', () => {
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

  it.each(turned)(
    'a rotated photo keeps its orientation: $type, orientation $orientation, byte order $order',
    (photo) => {
      expect(photo.bytes.includes(PLACE)).toBe(true);
      const cleaned = cleanImage(photo.bytes, photo.type)!;
      expect(orientationIn(cleaned)).toBe(photo.orientation === 1 ? null : photo.orientation);
      expect(cleaned.includes('GPS')).toBe(false);
      expect(cleanImage(cleaned, photo.type)).toEqual(cleaned);
    },
  );

  it.each([0, 9, 65_535])('counts as upright for the invalid orientation %d', (orientation) => {
    expect(cleanImage(jpegExif(exifOf(orientation)), 'image/jpeg')).toEqual(tinyJpeg);
  });
});
