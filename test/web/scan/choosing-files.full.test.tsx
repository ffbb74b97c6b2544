import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routeKeyOf } from '#shared/http/route.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { exifOf } from '#test/support/pictures/exif.ts';
import { sized } from '#test/support/pictures/sized.ts';
import { withJpegSegment } from '#test/support/pictures/chunks.ts';
import { tinyJpeg, tinyPng, tinyWebp } from '#test/support/pictures/tiny.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { useScriptedBrowser } from './scripted-browser.ts';
import { aHeic } from './heic.ts';
import { aJpeg, choose, fileOf, keyOf, openScanner, scriptScanner, theResult, toast } from './scanner.tsx';

const browser = useScriptedBrowser();

const filmBehind = (jpeg: Buffer): Buffer => Buffer.concat([jpeg, Buffer.from('....ftypmp42 a short film')]);
const huge = { width: 12_000, height: 8_400 };
const box = (brand: string): string => `\0\0\0\x18ftyp${brand}\0\0\0\0${brand}isom`;

describe('A photo file from the device', () => {
  it('SCAN-16 SCAN-17 SCAN-18 a photo file from the device becomes upright, on white, at most 1024 wide, as a JPEG of quality 0.8', async () => {
    scriptScanner();
    openScanner();
    await choose([fileOf(tinyPng(), 'meal.png', 'image/png')]);
    await theResult();
    expect(browser.decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(browser.drawn.mock.calls[0]?.slice(1)).toEqual([0, 0, 1024, 1364]);
    expect(browser.encoded.mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 0.8]);
    expect(browser.paper.fillStyle).toBe('white');
    expect(browser.paper.fillRect.mock.invocationCallOrder[0]).toBeLessThan(
      browser.drawn.mock.invocationCallOrder[0]!,
    );
  });

  it.each([
    ['a JPEG without a file extension', fileOf(tinyJpeg, 'IMG_1', '')],
    ['a JPEG named PNG', fileOf(tinyJpeg, 'meal.png', 'image/png')],
    ['a JPEG with EXIF', fileOf(withJpegSegment(tinyJpeg, 0xe1, exifOf(6)))],
    ['a JPEG with an appended video', fileOf(filmBehind(tinyJpeg))],
    ['a WebP', fileOf(tinyWebp, 'meal.webp')],
    ['a photo of 50 megapixels', fileOf(sized('image/jpeg', { width: 8_160, height: 6_144 }))],
    ['a HEIC when the browser supports it', fileOf(aHeic(), 'IMG_2.HEIC', 'image/heic')],
  ])('the scanner opens %s', async (_, file) => {
    scriptScanner();
    openScanner();
    await choose([file]);
    await theResult();
    expect(browser.uploads).toHaveLength(1);
  });

  it('the scanner explains what to do with a HEIC that the browser cannot open, even when it is named JPEG', async () => {
    browser.decode.mockRejectedValue(new Error('bad'));
    openScanner();
    await choose([fileOf(aHeic(), 'meal.jpg', 'image/jpeg')]);
    const { text } = await toast('We couldn’t read this photo');
    expect(text).toContain('This browser can’t open HEIC photos. Save it as a JPEG');
  });

  it('the scanner shows that the browser cannot open a photo for another reason', async () => {
    browser.decode.mockRejectedValue(new Error('bad'));
    openScanner();
    await choose([aJpeg()]);
    expect((await toast('We couldn’t read this photo')).text).toContain('JPEG, PNG or WebP');
  });

  it.each([
    ['a GIF', 'GIF89a...', 'meal.jpg', 'GIFs can’t be analyzed.'],
    ['an SVG', '<?xml version="1.0"?><svg onload="alert(1)"/>', 'meal.png', 'SVGs aren’t supported.'],
    ['a PDF', '%PDF-1.7', 'meal.jpg', 'PDFs aren’t supported.'],
    ['an MP4', box('mp42'), 'meal.heic', 'Videos can’t be analyzed.'],
    ['a QuickTime video', box('qt  '), 'IMG_3.MOV', 'Videos can’t be analyzed.'],
    ['a WebM', '\x1aE\xdf\xa3', 'meal.webp', 'Videos can’t be analyzed.'],
    ['a text file', 'banana', 'banana.jpg', 'This file type isn’t supported.'],
    ['an empty file', '', 'meal.jpg', 'This file is empty.'],
    ['a JPEG cut off', tinyJpeg.subarray(0, -2), 'meal.jpg', 'damaged or incomplete'],
    ['a JPEG cut off in its header', tinyJpeg.subarray(0, 30), 'meal.jpg', 'damaged or incomplete'],
    ['a PNG cut off', tinyPng().subarray(0, -12), 'meal.png', 'damaged or incomplete'],
    ['a WebP cut off', tinyWebp.subarray(0, -4), 'meal.webp', 'damaged or incomplete'],
    ['a HEIC cut off', aHeic().subarray(0, -4), 'meal.heic', 'damaged or incomplete'],
    ['a JPEG of 100 megapixels', sized('image/jpeg', huge), 'meal.jpg', 'more than 64 megapixels'],
    ['a PNG of 100 megapixels', sized('image/png', huge), 'meal.png', 'more than 64 megapixels'],
    ['a HEIC of 100 megapixels', aHeic(huge), 'meal.heic', 'more than 64 megapixels'],
  ])(
    'a photo file fails with an explanation, before it is decoded, when it is %s',
    async (_, content, name, reason) => {
      const api = scriptScanner();
      openScanner();
      const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
      await choose([fileOf(bytes, name, 'image/jpeg')]);
      expect((await toast('We couldn’t read this photo')).text).toContain(reason);
      expect(browser.decode).not.toHaveBeenCalled();
      expect(api.requests.map(({ route }) => route)).toEqual([routeKeyOf(scanRoutes.recognition)]);
      expect(screen.getByRole('button', { name: 'Start Camera' })).toBeDefined();
      await choose([aJpeg()]);
      await theResult();
    },
  );

  it('a photo file fails when it exceeds the size limit of a photo', async () => {
    const file = aJpeg();
    vi.spyOn(file, 'size', 'get').mockReturnValue(41 * 1024 * 1024);
    openScanner();
    await choose([file]);
    expect((await toast('We couldn’t read this photo')).text).toContain('larger than 40 MB');
    expect(browser.decode).not.toHaveBeenCalled();
  });
});

describe('Several files at once', () => {
  it('several files at once show the name of each file when none of them is a photo', async () => {
    openScanner();
    await choose([fileOf('%PDF-1.7', 'menu.pdf'), fileOf('', 'empty.jpg')]);
    const { text } = await toast('We couldn’t read this photo');
    expect(text).toMatch(/menu\.pdf: PDFs aren’t supported.*empty\.jpg: This file is empty/);
  });

  it('several files at once become photos of one meal, opened one after the other', async () => {
    let [open, most] = [0, 0];
    browser.decode.mockImplementation(async () => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      return { width: 640, height: 480, close: vi.fn(() => (open -= 1)) };
    });
    const api = scriptScanner();
    openScanner();
    await choose([aJpeg('a.jpg'), aJpeg('b.jpg'), aJpeg('c.jpg')]);
    await theResult();
    expect(most).toBe(1);
    expect(api.sentTo(scanRoutes.analyze).map(({ body }) => body)).toEqual([
      { images: [0, 1, 2].map(keyOf) },
    ]);
    expect(screen.getAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(3);
  });

  it('several files at once open without the broken one, which is named', async () => {
    const api = scriptScanner();
    openScanner();
    await choose([aJpeg(), fileOf('GIF89a', 'party.gif'), aJpeg()]);
    await theResult();
    // Still visible after the toasts of the analysis.
    expect(screen.getByText(/party\.gif: GIFs can’t be analyzed\./)).toBeDefined();
    expect(api.sentTo(scanRoutes.analyze)).toHaveLength(1);
    expect(browser.uploads).toHaveLength(2);
    await clickButton('Cancel');
    expect(screen.queryByText(/party\.gif/)).toBeNull();
  });

  it('several files at once open up to a maximum of five, with a notice', async () => {
    scriptScanner();
    openScanner();
    await choose(Array.from({ length: 7 }, () => aJpeg()));
    await theResult();
    expect(screen.getByText('You can add up to 5 photos of one meal.')).toBeDefined();
    expect(browser.uploads).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Add another photo of this meal' })).toBeNull();
  });
});
