import { defineConfig } from '@playwright/test';
import { isFull } from '#test/support/full-size.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** Runs Chromium against the product, with a fake camera that shows a plate of food. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  grepInvert: [...(isFull ? [] : [/@full/]), ...(PATIENCE > 1 ? [/@real-time/] : [])],
  globalSetup: './product.ts',
  // The daily run has other tests beside the journeys, which leave little CPU time to a second one.
  workers: isFull ? 2 : 1,
  // `npm test` names the journeys that passed on a retry.
  retries: 1,
  timeout: 240_000 * PATIENCE,
  expect: { timeout: 20_000 * PATIENCE },
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    // Animations use much CPU time; `first-meal` runs with all of them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000 * PATIENCE,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Each journey starts a new browser, whose service worker would prefetch the whole app. The offline journeys allow
    // it.
    serviceWorkers: 'block',
  },
});
