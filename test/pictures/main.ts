/**
 * Creates the images of the public pages from the running app: parts of screens in light and dark mode, the meal
 * illustration, the Open Graph image, and the recording of the demo dialog, which requires ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { asWebp, drawFood } from './draw.ts';
import { drawLinkPicture } from './link-picture.ts';
import { recordDemo } from './record-demo.ts';
import type { Language } from '#shared/language/languages.ts';
import { sayIn } from './say-in.ts';
import { deskShots, phoneShots, type Scene, type Shot } from './shots.ts';
import { openDemo, openStage, type Stage, type View } from './stage.ts';

const FOLDER = 'web/site/pictures';
const QUALITY = 0.82;
const themes = { light: 'day', dark: 'night' } as const;

const phone = { width: 390, height: 844, scale: 2 };
const desk = { width: 1480, height: 900, scale: 1.5 };

const take = async (page: Page, scene: Scene, shot: Shot): Promise<Buffer> => {
  await shot.open(page, scene);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  const part = shot.of?.(page, scene);
  if (!part) return page.screenshot({ animations: 'disabled' });
  await part.scrollIntoViewIfNeeded();
  const box = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const [side, above] = shot.around ?? [0, 0];
  const clip = {
    x: box.x - side,
    y: box.y - above,
    width: box.width + 2 * side,
    height: Math.min(box.height + 2 * above, shot.tallest ?? Infinity),
  };
  return page.screenshot({ animations: 'disabled', fullPage: true, clip });
};

/** @param language appended to the file name unless it is English */
const takeAll = async (
  stage: Stage,
  view: Omit<View, 'theme'>,
  shots: Shot[],
  language: Language = 'en',
): Promise<void> => {
  const scene = { ...stage, say: sayIn(language) };
  const end = language === 'en' ? '' : `-${language}`;
  for (const [theme, time] of Object.entries(themes)) {
    const { page, context } = await openDemo(stage, {
      ...view,
      theme: theme as View['theme'],
      ...(language !== 'en' && { language }),
    });
    const encoder = await context.newPage();
    await page.bringToFront();
    for (const shot of shots) {
      const png = await take(page, scene, shot);
      const picture = await asWebp(encoder, `data:image/png;base64,${png.toString('base64')}`, QUALITY);
      writeFileSync(`${FOLDER}/${shot.name}-${time}${end}.webp`, picture);
      console.log(`${shot.name}-${time}${end}.webp ${Math.round(picture.length / 1000)} kB`);
    }
    await context.close();
  }
};

/** Writes the image sizes, with which the pages reserve space before loading. */
const writeSizes = async ({ browser }: Stage): Promise<void> => {
  const page = await browser.newPage();
  const sizes: Record<string, [number, number]> = {};
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()) {
    const data = `data:image/webp;base64,${readFileSync(`${FOLDER}/${file}`).toString('base64')}`;
    sizes[file.replace('.webp', '')] = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight] as [number, number];
    }, data);
  }
  await page.close();
  writeFileSync(`${FOLDER}/sizes.json`, `${JSON.stringify(sizes, null, 2)}\n`);
};

mkdirSync(FOLDER, { recursive: true });
const wanted = new Set(process.argv.slice(2));
const wants = (what: string): boolean => wanted.size === 0 || wanted.has(what);
if (wants('demo')) execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
const stage = await openStage();
try {
  if (wants('food')) {
    for (const [name, picture] of await drawFood(stage.browser))
      writeFileSync(`${FOLDER}/${name}.webp`, picture);
  }
  if (wants('link')) writeFileSync('web/public/link.png', await drawLinkPicture(stage.browser));
  if (wants('phone')) await takeAll(stage, phone, phoneShots);
  if (wants('desk')) await takeAll(stage, desk, deskShots);
  if (wants('phone-de')) await takeAll(stage, phone, phoneShots, 'de');
  if (wants('desk-de')) await takeAll(stage, desk, deskShots, 'de');
  if (wants('demo')) await recordDemo(stage, FOLDER);
  await writeSizes(stage);
} finally {
  await stage.close();
}
