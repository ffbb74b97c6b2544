import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanImage } from '#functions/photos/image/clean-image.ts';
import { pictureSizeOf } from '#shared/photos/picture-size.ts';
import { photoTypes } from '#shared/photos/schema.ts';
import { exifOf, PLACE } from '#test/support/pictures/exif.ts';
import { pngChunk, webpChunk, withJpegSegment, withWebpChunks } from '#test/support/pictures/chunks.ts';
import { tinyJpeg, tinyPng, tinyWebp } from '#test/support/pictures/tiny.ts';
import { isFull } from '#test/support/full-size.ts';

const runs = { numRuns: isFull ? 20_000 : 1_000 };
const type = fc.constantFrom(...photoTypes);
const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => Buffer.from(array));
/** Arbitrary metadata that contains the location. */
const junk = bytes(60).map((noise) => Buffer.concat([noise, Buffer.from(PLACE), noise]));

const jpegJunk = fc
  .array(fc.tuple(fc.constantFrom(0xe1, 0xe2, 0xe5, 0xec, 0xed, 0xef, 0xf3, 0xfe), junk), { maxLength: 5 })
  .map((segments) =>
    segments.reduce((jpeg, [marker, data]) => withJpegSegment(jpeg, marker, data), tinyJpeg),
  );
const pngJunk = fc
  .array(fc.tuple(fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'iCCP', 'prVt', 'sPLT'), junk), {
    maxLength: 5,
  })
  .map((chunks) => tinyPng(...chunks.map(([name, data]) => pngChunk(name, data))));
const webpJunk = fc
  .array(fc.tuple(fc.constantFrom('EXIF', 'XMP ', 'ICCP', 'note', 'VP8Q'), junk), { maxLength: 5 })
  .map((chunks) => withWebpChunks(tinyWebp, ...chunks.map(([name, data]) => webpChunk(name, data))));

const whole = fc.oneof(
  jpegJunk.map((picture) => ({ type: 'image/jpeg' as const, picture })),
  pngJunk.map((picture) => ({ type: 'image/png' as const, picture })),
  webpJunk.map((picture) => ({ type: 'image/webp' as const, picture })),
  fc.constantFrom(1, 6).map((orientation) => ({
    type: 'image/jpeg' as const,
    picture: withJpegSegment(tinyJpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation)])),
  })),
);

/** Truncated or with changed bytes at any position. */
const broken = fc
  .tuple(whole, fc.nat(), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }), fc.boolean())
  .map(([{ type: declared, picture }, end, changes, isCut]) => {
    const copy = Buffer.from(isCut ? picture.subarray(0, end % picture.length) : picture);
    for (const [at, value] of changes) if (copy.length > 0) copy[at % copy.length] = value;
    return { type: declared, picture: copy };
  });

describe('Cleaning any uploaded image', () => {
  it('removes all text embedded in a valid image', () => {
    fc.assert(
      fc.property(whole, ({ type: declared, picture }) => {
        const cleaned = cleanImage(picture, declared)!;
        expect(cleaned.includes(PLACE)).toBe(false);
        expect(pictureSizeOf(cleaned, declared)).toEqual({ width: 1, height: 1 });
      }),
      runs,
    );
  });

  it('rejects a truncated or altered image, or returns one that cleaning leaves unchanged', () => {
    fc.assert(
      fc.property(broken, ({ type: declared, picture }) => {
        const cleaned = cleanImage(picture, declared);
        if (cleaned === null) return;
        expect(cleaned.length).toBeLessThanOrEqual(picture.length);
        expect(cleanImage(cleaned, declared)).toEqual(cleaned);
      }),
      runs,
    );
  });

  it('never throws or hangs, even on noise after a valid signature', () => {
    const starts = [tinyJpeg, tinyPng(), tinyWebp].map((picture) => picture.subarray(0, 24));
    fc.assert(
      fc.property(type, fc.constantFrom(...starts, Buffer.alloc(0)), bytes(400), (declared, start, rest) => {
        const upload = Buffer.concat([start, rest]);
        const cleaned = cleanImage(upload, declared);
        expect(cleaned === null || cleaned.length > 0).toBe(true);
        const size = pictureSizeOf(upload, declared);
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
      }),
      runs,
    );
  });
});
