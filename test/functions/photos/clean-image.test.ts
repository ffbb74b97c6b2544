import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanImage } from '#functions/photos/image/clean-image.ts';
import { photoTypes } from '#shared/photos/schema.ts';
import {
  pngChunk,
  tinyJpeg,
  tinyPng,
  tinyWebp,
  withJpegSegment,
  withWebpExif,
} from '#test/support/pictures/tiny.ts';

const secret = 'GPS 52.5200N 13.4050E';

describe('A photo that was uploaded', () => {
  it('keeps its picture, byte for byte, when there is nothing to leave out', () => {
    expect(cleanImage(tinyJpeg, 'image/jpeg')).toEqual(tinyJpeg);
    expect(cleanImage(tinyPng(), 'image/png')).toEqual(tinyPng());
    expect(cleanImage(tinyWebp, 'image/webp')).toEqual(tinyWebp);
  });

  it.each([
    ['JPEG with EXIF', withJpegSegment(tinyJpeg, 0xe1, `Exif\0\0${secret}`), 'image/jpeg'],
    ['JPEG with a comment', withJpegSegment(tinyJpeg, 0xfe, secret), 'image/jpeg'],
    ['JPEG with a film behind its end', Buffer.concat([tinyJpeg, Buffer.from(secret)]), 'image/jpeg'],
    ['PNG with text', tinyPng(pngChunk('tEXt', Buffer.from(secret))), 'image/png'],
    ['PNG with EXIF', tinyPng(pngChunk('eXIf', Buffer.from(secret))), 'image/png'],
    ['WebP with EXIF', withWebpExif(tinyWebp, secret), 'image/webp'],
  ] as const)('loses what tells where it was taken: %s', (_, bytes, type) => {
    expect(bytes.includes(secret)).toBe(true);
    const cleaned = cleanImage(bytes, type);
    expect(cleaned?.includes(secret)).toBe(false);
    expect(cleanImage(cleaned!, type)).toEqual(cleaned);
  });

  it.each([
    ['a PNG called JPEG', tinyPng(), 'image/jpeg'],
    ['a JPEG called PNG', tinyJpeg, 'image/png'],
    ['a JPEG called WebP', tinyJpeg, 'image/webp'],
    ['a page called JPEG', Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg'],
    ['a JPEG cut short', tinyJpeg.subarray(0, -4), 'image/jpeg'],
    ['a PNG cut short', tinyPng().subarray(0, -4), 'image/png'],
    ['a WebP cut short', tinyWebp.subarray(0, -4), 'image/webp'],
    ['a JPEG signature alone', Buffer.from('ffd8ffd9', 'hex'), 'image/jpeg'],
    ['a damaged PNG', Buffer.from(tinyPng().map((byte, at) => (at === 20 ? byte ^ 1 : byte))), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
  ] as const)('is refused when it is %s', (_, bytes, type) => {
    expect(cleanImage(bytes, type)).toBeNull();
  });

  it('never makes the check throw or hang, whatever its bytes', () => {
    const starts = [tinyJpeg, tinyPng(), tinyWebp].map((whole) => whole.subarray(0, 24));
    fc.assert(
      fc.property(
        fc.constantFrom(...photoTypes),
        fc.constantFrom(...starts, Buffer.alloc(0)),
        fc.uint8Array({ maxLength: 400 }),
        (type, start, rest) => {
          const cleaned = cleanImage(Buffer.concat([start, rest]), type);
          expect(cleaned === null || cleaned.length > 0).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
