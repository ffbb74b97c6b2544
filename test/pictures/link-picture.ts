import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { BRAND } from '#shared/brand.ts';

/** Size of the Open Graph image: 1200 x 630. */
const SIZE = { width: 1200, height: 630 };

const fontFace = (family: string, file: string): string => {
  const font = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64');
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${font});font-weight:100 900}`;
};

const food = (): string =>
  `data:image/svg+xml;base64,${readFileSync('web/site/pictures/food.svg').toString('base64')}`;

/** Draws an arc of the rim in the color of a macronutrient. */
const arc = (from: number, to: number, fill: string, edge: string): string =>
  `<circle r="268" fill="none" stroke="${edge}" stroke-width="31" pathLength="100" stroke-dasharray="${to - from} 100" stroke-dashoffset="${-from}" transform="rotate(-90)"/>
   <circle r="268" fill="none" stroke="${fill}" stroke-width="28" pathLength="100" stroke-dasharray="${to - from - 0.2} 100" stroke-dashoffset="${-from - 0.1}" transform="rotate(-90)"/>`;

const layout = (): string => `<style>
  ${fontFace('Title', 'fraunces/files/fraunces-latin-opsz-normal.woff2')}
  ${fontFace('Words', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}
  body{margin:0;width:1200px;height:630px;overflow:hidden;background:#fbf7f0;color:#12332a;font-family:Words;position:relative}
  h1{position:absolute;left:72px;top:190px;margin:0;font:400 88px/1.04 Title;letter-spacing:-.03em}
  p{position:absolute;left:76px;top:424px;width:470px;margin:0;font-size:28px;line-height:1.4;color:#455c54}
  b{position:absolute;left:72px;top:64px;font:520 40px/1 Title;letter-spacing:-.02em}
  svg{position:absolute;left:560px;top:-20px;width:690px;height:690px;overflow:visible}
  </style><b>${BRAND}</b><h1>Know what’s<br>on your plate.</h1>
  <p>Every food named and weighed. Every number with its source.</p>
  <svg viewBox="-310 -310 620 620"><circle r="268" fill="none" stroke="#f2ece0" stroke-width="30"/>
  ${arc(1, 14, '#aecba8', '#5c8662')}${arc(15, 37, '#f5d67f', '#a57a17')}${arc(38, 56, '#f3b494', '#be683e')}
  <circle r="226" fill="#fffefb" stroke="#e2d8c5"/><circle r="172" fill="#fdf9f1" stroke="#e2d8c5"/>
  <image href="${food()}" x="-188" y="-188" width="376" height="376"/></svg>`;

/** Shows the picture's layout in a page, with its fonts loaded. */
export const showLinkPicture = async (page: Page): Promise<void> => {
  await page.setViewportSize(SIZE);
  await page.setContent(layout(), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
};

export const drawLinkPicture = async (browser: Browser): Promise<Buffer> => {
  const page = await browser.newPage();
  await showLinkPicture(page);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
};
