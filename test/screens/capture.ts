import type { Page, Route } from '@playwright/test';
import { fileOf, type Screen, type View, views } from './screen.ts';

/** Time in milliseconds for spinners that appear only after a delay, and for retries of failed requests. */
const SETTLE_MS = 1_500;

const OPEN_MS = 20_000;

/** Requests of the frame around each page, which always succeed. */
const ofFrame = /\/api\/(?:profile|credits|functions\/check-subscription|realtime\/tickets|reminders)$/;

const failure = { code: 'INTERNAL', message: 'Something went wrong on our side.', request_id: 'screens' };

/** Keeps the page's data requests pending, or answers them with a server error. */
const controlData = (page: Page, data: 'loading' | 'error'): Promise<unknown> =>
  page.route('**/api/**', (route: Route) => {
    if (ofFrame.test(new URL(route.request().url()).pathname)) return route.continue();
    return data === 'error' ? route.fulfill({ status: 500, json: failure }) : undefined;
  });

const wear = async (page: Page, { width, height, theme }: View): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
};

/** Placeholders of content that is still loading. */
const placeholders = '[class*="_bone_"], [aria-busy="true"]';

/** Waits until the content has loaded, or for a moment if it never will. */
const settle = async (page: Page, data: Screen['data']): Promise<void> => {
  if (data) return page.waitForTimeout(SETTLE_MS);
  await page.waitForLoadState('networkidle', { timeout: OPEN_MS }).catch(() => {});
  await page
    .waitForFunction((selector) => !document.querySelector(selector), placeholders, { timeout: OPEN_MS })
    .catch(() => {});
};

/** Makes the window as tall as the page, so that the tab bar of phones covers nothing. */
const growToPage = async (page: Page, { width, height }: View): Promise<void> => {
  const isOverlaid = await page.getByRole('dialog').first().isVisible();
  if (isOverlaid) return;
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, content) });
};

/** Scrolls through the page once, so that content that appears on scroll is in the picture. */
const reveal = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });

/**
 * Opens a screen and writes its pictures.
 * @returns the error message if the screen could not be opened
 */
export const capture = async (page: Page, screen: Screen, folder: string): Promise<string | null> => {
  page.setDefaultTimeout(OPEN_MS);
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await wear(page, views.at(-2)!);
  if (screen.data) await controlData(page, screen.data);
  let problem: string | null = null;
  try {
    await page.goto(screen.at);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await screen.open?.(page);
  } catch (error) {
    problem = (error as Error).message.split('\n')[0]!;
  }
  await settle(page, screen.data);
  for (const view of views) {
    await wear(page, view);
    if (screen.viewer === 'visitor') await reveal(page);
    await growToPage(page, view);
    await page.screenshot({
      path: `${folder}/${fileOf(screen, view)}`,
      animations: 'disabled',
      type: 'jpeg',
      quality: 80,
    });
  }
  return problem;
};
