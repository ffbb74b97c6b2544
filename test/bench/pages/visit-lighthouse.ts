import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#test/support/browser.ts';
import { freePort } from '#test/support/start-product.ts';
import { runLighthouse } from '../run-lighthouse.ts';

/** Result of a visit in Lighthouse: a phone on simulated slow 4G. */
export interface Visit {
  /** Performance score, 0 to 100. */
  score: number;
  /** Largest contentful paint, in ms. */
  lcp: number;
}

/**
 * Opens a page in Lighthouse with an empty cache.
 * @param session entries of the browser's storage, for a signed-in user
 */
export const visitLighthouse = async (
  origin: string,
  path: string,
  session: Record<string, string>,
): Promise<Visit> => {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'platewise-lighthouse-'));
  // Lighthouse opens its page in the default context, which only a browser with a profile offers.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((entries) => Object.assign(localStorage, entries), session);
    await page.close();
    const { audits, categories } = await runLighthouse(origin + path, port, ['performance'], {
      keepsStorage: true,
    });
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      lcp: audits['largest-contentful-paint'].numericValue,
    };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
};
