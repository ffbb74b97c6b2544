import { describe, expect, it } from 'vitest';
import { cleanImage } from '#functions/photos/image/clean-image.ts';
import { isSizeAllowed, pictureSizeOf } from '#shared/photos/picture-size.ts';
import { photoTypes } from '#shared/photos/schema.ts';
import { photoOfDataUrl } from '#shared/photos/data-url.ts';
import { sized } from '#test/support/pictures/sized.ts';
import { pngChunk, webpChunk, withJpegSegment, withWebpChunks } from '#test/support/pictures/chunks.ts';
import { tinyJpeg, tinyPng, tinyWebp } from '#test/support/pictures/tiny.ts';

/** A marker in each file that must not survive. */
const HARM = 'harm-4711';

/** Content that would be executed, opened or unpacked if a browser or server trusted it. */
const payloads = {
  'a page': `<!doctype html><script>alert('${HARM}')</script>`,
  'an SVG': `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${HARM}')"/>`,
  'a script': `*/=1;alert('${HARM}')/*`,
  'PHP code': `<?php system('${HARM}'); ?>`,
  'a PDF': `%PDF-1.7\n${HARM}\n%%EOF`,
  'a zip': `PK\u0003\u0004${HARM}PK\u0005\u0006`,
} as const;

/** All places of an image file that can contain more than pixels. */
const carriers = {
  'a JPEG’s comment': (harm: Buffer) => [withJpegSegment(tinyJpeg, 0xfe, harm), 'image/jpeg'],
  'a JPEG’s private segment': (harm: Buffer) => [withJpegSegment(tinyJpeg, 0xef, harm), 'image/jpeg'],
  'what follows a JPEG': (harm: Buffer) => [Buffer.concat([tinyJpeg, harm]), 'image/jpeg'],
  'a PNG’s text': (harm: Buffer) => [tinyPng(pngChunk('iTXt', harm)), 'image/png'],
  'a PNG’s private chunk': (harm: Buffer) => [tinyPng(pngChunk('prVt', harm)), 'image/png'],
  'what follows a PNG': (harm: Buffer) => [Buffer.concat([tinyPng(), harm]), 'image/png'],
  'a WebP’s unknown chunk': (harm: Buffer) => [
    withWebpChunks(tinyWebp, webpChunk('HARM', harm)),
    'image/webp',
  ],
  'what follows a WebP': (harm: Buffer) => [Buffer.concat([tinyWebp, harm]), 'image/webp'],
} as const satisfies Record<string, (harm: Buffer) => readonly [Buffer, (typeof photoTypes)[number]]>;

const polyglots = Object.entries(payloads).flatMap(([payload, text]) =>
  Object.entries(carriers).map(([carrier, carry]) => ({
    payload,
    carrier,
    made: carry(Buffer.from(text, 'latin1')),
  })),
);

describe('An image that is also another kind of file', () => {
  it.each(polyglots)(
    'an image that is also another kind of file keeps only the image: $payload in $carrier',
    ({ made: [bytes, type] }) => {
      expect(bytes.includes(HARM)).toBe(true);
      const kept = cleanImage(bytes, type);
      expect(kept).not.toBeNull();
      expect(kept?.includes(HARM)).toBe(false);
    },
  );
});

const bytesOf = (hex: string): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(200, 0x20)]);

describe('A file that is not one of the three image types', () => {
  it.each([
    ['an SVG', Buffer.from(payloads['an SVG'])],
    ['a page', Buffer.from(payloads['a page'])],
    ['a PDF', Buffer.from(payloads['a PDF'])],
    ['a zip', bytesOf('504b0304')],
    ['a GIF', bytesOf('474946383961')],
    ['a BMP', bytesOf('424d')],
    ['a TIFF', bytesOf('49492a00')],
    ['a HEIC', bytesOf('000000186674797068656963')],
    ['a program', bytesOf('7f454c46')],
    ['a film', bytesOf('1a45dfa3')],
  ])('rejects %s under each of the image type names', (_, bytes) => {
    expect(photoTypes.map((type) => cleanImage(bytes, type))).toEqual([null, null, null]);
    expect(photoTypes.map((type) => pictureSizeOf(bytes, type))).toEqual([null, null, null]);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PGI+',
    'data:image/jpeg,<b>',
    'data:image/jpeg;charset=utf-8;base64,AAAA',
    'data:image/jpeg;base64,AA<script>',
    'DATA:image/jpeg;base64,AAAA',
    'https://plate.example/photo.jpg',
    'file:///etc/passwd',
  ])('rejects %s as inline data', (text) => {
    expect(photoOfDataUrl(text)).toBeNull();
  });
});

describe('A small file that expands to a huge image', () => {
  it.each([
    ['image/jpeg', { width: 65_535, height: 65_535 }],
    ['image/png', { width: 2 ** 31 - 1, height: 2 ** 31 - 1 }],
    ['image/png', { width: 100_000, height: 1 }],
    ['image/png', { width: 8_001, height: 8_000 }],
  ] as const)('rejects a %s of %j before decompression', (type, size) => {
    const bytes = sized(type, size);
    expect(bytes.length).toBeLessThan(1_000);
    expect(pictureSizeOf(bytes, type)).toEqual(size);
    expect(isSizeAllowed(size)).toBe(false);
  });

  it('never decompresses an image: packed data of any size is copied unchanged', () => {
    // Not even a stream that zlib accepts: unpacking it would fail.
    const odd = Buffer.concat([
      tinyPng().subarray(0, 33),
      pngChunk('IDAT', Buffer.from('not packed')),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
    expect(cleanImage(odd, 'image/png')).toEqual(odd);
  });
});
