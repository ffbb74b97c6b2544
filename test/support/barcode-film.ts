import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { eanPicture } from './ean-picture.ts';

const FRAMES = 4;

/**
 * Writes a video (motion JPEG) of a package's barcode for Chromium's fake camera.
 * @param browser renders it
 * @returns its absolute path
 */
export const makeBarcodeFilm = async (browser: Browser, folder: string, digits: string): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  await page.setContent(`<body style="margin:0;background:#fff">${eanPicture(digits)}`);
  const frame = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.close();
  mkdirSync(folder, { recursive: true });
  const film = resolve(join(folder, `${digits}.mjpeg`));
  writeFileSync(film, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
  return film;
};
