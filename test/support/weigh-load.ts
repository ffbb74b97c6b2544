import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Maximum JavaScript of the dashboard's first load, in bytes, gzipped. */
export const DASHBOARD_JS_BYTES = 200_000;

/** Maximum JavaScript of the auth and reset pages' first load, in bytes, gzipped. */
export const AUTH_JS_BYTES = 150_000;

/** Maximum JavaScript of a public page's first load, in bytes, gzipped. */
export const SITE_JS_BYTES = 20_000;

/** The first load of a page, in bytes, gzipped. */
export interface Load {
  js: number;
  css: number;
  files: number;
}

/** Returns the size of a script or style of the build; null for anything else. */
const weighed = async (response: Response): Promise<{ kind: string; bytes: number } | null> => {
  const kind = /^(?!\/__local\/).*\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
  return kind ? { kind, bytes: gzipSync(await response.body()).length } : null;
};

/** Stops long timers, so that a slow machine does not count code that loads long after the first view. */
const withoutLongTimers = (): void => {
  const LONG_MS = 10_000;
  const start = window.setTimeout.bind(window);
  const startShort = (act: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    delay < LONG_MS ? start(act, delay, ...rest) : 0;
  Object.assign(window, { setTimeout: startShort });
};

/** Returns everything a browser without a cache loads at a URL until the network is idle. */
export const weighLoad = async (page: Page, url: string): Promise<Load> => {
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(withoutLongTimers);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const files = (await Promise.all([...responses].map(weighed))).filter((file) => file !== null);
  const bytesOf = (kind: string): number =>
    files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return { js: bytesOf('js'), css: bytesOf('css'), files: files.length };
};
