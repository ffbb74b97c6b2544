import { describe, expect, it } from 'vitest';
import { isSizeAllowed, pictureSizeOf } from '#shared/photos/picture-size.ts';
import { exifOf } from '#test/support/pictures/exif.ts';
import { sized } from '#test/support/pictures/sized.ts';
import { withJpegSegment, withWebpExif } from '#test/support/pictures/chunks.ts';
import { tinyWebp } from '#test/support/pictures/tiny.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const size = { width: 4032, height: 3024 };

describe('The declared size of an image', () => {
  it.each(['image/jpeg', 'image/png'] as const)(
    'the declared size of an image is read from the header of a %s',
    (type) => {
      expect(pictureSizeOf(sized(type, size), type)).toEqual(size);
    },
  );

  it('the declared size of an image is found after the metadata that phones write', () => {
    expect(pictureSizeOf(withJpegSegment(sized('image/jpeg', size), 0xe1, exifOf(6)), 'image/jpeg')).toEqual(
      size,
    );
  });

  it.each([
    ['lossy', tinyWebp, { width: 1, height: 1 }],
    [
      'lossless',
      hex('52494646 00000000 57454250 5650384c 05000000 2f bfcff302'),
      { width: 4032, height: 3024 },
    ],
    ['extended', withWebpExif(tinyWebp, exifOf(1)), { width: 1, height: 1 }],
  ])('the declared size of an image is read from a WebP that is %s', (_, bytes, expected) => {
    expect(pictureSizeOf(bytes, 'image/webp')).toEqual(expected);
  });

  it.each([
    ['cut before it', sized('image/jpeg', size).subarray(0, 20), 'image/jpeg'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['zero wide', sized('image/png', { width: 0, height: 10 }), 'image/png'],
    ['of another type', sized('image/png', size), 'image/webp'],
  ] as const)('the declared size of an image stays unknown for a file that is %s', (_, bytes, type) => {
    expect(pictureSizeOf(bytes, type)).toBeNull();
  });

  it.each([
    [8_160, 6_144, true],
    [8_000, 8_000, true],
    [12_000, 8_400, false],
    [60_000, 100, false],
    [2 ** 31 - 1, 2 ** 31 - 1, false],
  ])('an image of %d × %d may be opened: %s', (width, height, isAllowed) => {
    expect(isSizeAllowed({ width, height })).toBe(isAllowed);
  });
});
