import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#shared/language/languages.ts';
import { launchChromium } from '#test/support/browser.ts';
import { scriptPictureModel, seenMealOf, startPictureModel } from '#test/support/picture-model.ts';
import { startProduct } from '#test/support/start-product.ts';
import { drawPhoto } from './draw.ts';
import { sayIn } from './say-in.ts';

/** The foods and weights that the scripted model returns; all nutrition facts come from the food table. */
const meal = seenMealOf(
  ['grilled salmon', 140],
  ['white rice', 150],
  ['broccoli', 90],
  ['avocado', 50],
  ['lemon', 12],
);

export interface Stage {
  origin: string;
  browser: Browser;
  /** The photo as a file. */
  photo: string;
  close: () => Promise<void>;
}

const DEMO = { email: 'demo@platewise.local', password: 'demo1234' };

const FRAMES = 4;

/** Starts the product with its demo account, a model that recognizes one meal, and a camera that shows it. */
export const openStage = async (): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-pictures-'));
  const first = await launchChromium();
  const picture = await drawPhoto(first, 640, 800);
  await first.close();
  const [photo, film] = [join(folder, 'photo.jpg'), join(folder, 'film.mjpeg')];
  writeFileSync(photo, picture);
  writeFileSync(film, Buffer.concat(Array.from({ length: FRAMES }, () => picture)));
  const model = await startPictureModel();
  const product = await startProduct({ OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: model.baseUrl });
  await scriptPictureModel(model.url).sees(meal);
  const browser = await launchChromium(film);
  return {
    origin: product.origin,
    browser,
    photo,
    close: async () => {
      await browser.close();
      await product.stop();
      await model.stop();
    },
  };
};

export interface View {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  scale: number;
  /** Default: English. */
  language?: Language;
}

const choose = (page: Page, language: Language): Promise<void> =>
  page.evaluate((name) => localStorage.setItem('platewise-language', name), language);

/** Opens the demo account's dashboard in a new browser context. */
export const openDemo = async (
  { browser, origin }: Stage,
  { width, height, theme, scale, language }: View,
): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    isMobile: width < 768,
    hasTouch: width < 768,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/auth`);
  // Otherwise the account's language from an earlier image is used.
  await choose(page, 'en');
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  if (language) {
    await choose(page, language);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: sayIn(language)('Dashboard') }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  return { page, context };
};
