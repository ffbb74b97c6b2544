/** Draws the icons of the installed app from the logo: `node test/pictures/app-icons.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchChromium } from '#test/support/browser.ts';

const FOLDER = 'web/public/icons';

/** `part`: the logo's share of the width. Masks of maskable icons always keep the middle 80 %. */
const icons = [
  { name: 'app-180', size: 180, part: 0.8, ground: '#fbf7f0' },
  { name: 'app-192', size: 192, part: 1, ground: 'transparent' },
  { name: 'app-512', size: 512, part: 1, ground: 'transparent' },
  { name: 'app-512-maskable', size: 512, part: 1.1, ground: '#12332a' },
];

const draw = async (browser: Browser, { size, part, ground }: (typeof icons)[number]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const logo = readFileSync('web/public/favicon.svg').toString('base64');
  const side = Math.round(size * part);
  await page.setContent(
    `<style>body{margin:0;width:${size}px;height:${size}px;overflow:hidden;background:${ground};display:grid;place-content:center}</style>
     <img alt="" width="${side}" height="${side}" src="data:image/svg+xml;base64,${logo}">`,
    { waitUntil: 'load' },
  );
  const picture = await page.screenshot({ type: 'png', omitBackground: true });
  await page.close();
  return picture;
};

mkdirSync(FOLDER, { recursive: true });
const browser = await launchChromium();
for (const icon of icons) writeFileSync(`${FOLDER}/${icon.name}.png`, await draw(browser, icon));
await browser.close();
