import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

const FOOD = 'web/site/pictures/food.svg';

/** Sizes of the meal illustration in pixels: for a desktop at double resolution, and for a phone. */
const FOOD_SIZES = { food: 600, 'food-small': 340 } as const;

const asUrl = (file: string): string => `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;

/** Converts an image to WebP with the browser's encoder. @param quality 0 to 1 */
export const asWebp = async (
  page: Page,
  source: string,
  quality: number,
  width?: number,
): Promise<Buffer> => {
  const encoded = await page.evaluate(
    async ([url, wanted, share]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const scale = (wanted ?? image.naturalWidth) / image.naturalWidth;
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.naturalWidth * scale);
      canvas.height = Math.round(image.naturalHeight * scale);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', share);
    },
    [source, width, quality] as const,
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
};

/** Renders the meal with a transparent background, for the plate on the front page in light and dark mode. */
export const drawFood = async (browser: Browser): Promise<Map<string, Buffer>> => {
  const page = await browser.newPage();
  const pictures = new Map<string, Buffer>();
  for (const [name, size] of Object.entries(FOOD_SIZES))
    pictures.set(name, await asWebp(page, asUrl(FOOD), 0.64, size));
  await page.close();
  return pictures;
};

const tableWith = (width: number, height: number, plate: number): string => `
  <body style="margin:0;width:${width}px;height:${height}px;display:grid;place-items:center;background:#24483b;
    background-image:repeating-linear-gradient(90deg,rgb(255 255 255/.04) 0 1px,transparent 1px 7px),
    repeating-linear-gradient(0deg,rgb(0 0 0/.08) 0 1px,transparent 1px 7px)">
  <div style="position:relative;display:grid;place-items:center;width:${plate}px;height:${plate}px;border-radius:50%;
    background:radial-gradient(#fdf9f1 0 50%,#e9dfca 53%,#fbf7ee 57% 66%,#ddd2bc 69%,#fbf7ee 70%);
    box-shadow:0 22px 30px rgb(4 14 10/.45)">
  <img src="${asUrl(FOOD)}" style="width:82%;height:82%"></div>`;

/** Renders the camera's image: the meal on its plate, on a table. */
export const drawPhoto = async (browser: Browser, width: number, height: number): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(tableWith(width, height, Math.round(Math.min(width, height) * 0.92)), {
    waitUntil: 'load',
  });
  const photo = await page.screenshot({ type: 'jpeg', quality: 92 });
  await page.close();
  return photo;
};
