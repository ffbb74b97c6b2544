import type { Page } from '@playwright/test';
import { expect, onlyInFull, origin, signedInPerson, test } from './journey.ts';

/** Holds the app's scripts back until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test(
  'the dashboard shows its frame before the app has loaded, and a message if it cannot load',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signedInPerson(page, 'Mara Lind');
    const plate = page.locator('#first-frame').getByText(/^Good ?(morning|afternoon|evening)$/);

    await test.step('the plate greets the user while the scripts are on their way', async () => {
      const release = await holdScripts(page);
      await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
      await expect(plate).toBeVisible();
      await expect(page.locator('#first-frame')).toHaveAttribute('inert', '');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      release();
      await expect(page.getByText('Welcome back, Mara Lind.')).toBeVisible();
      await expect(page.locator('#first-frame')).toHaveCount(0);
      await page.unroute('**/assets/*.js');
    });

    await test.step('other pages and visitors without a session see no frame', async () => {
      const release = await holdScripts(page);
      await page.goto(`${origin}/ai-coach`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.getElementById('root') !== null);
      await expect(page.locator('#first-frame > *')).toHaveCount(0);
      release();
      await expect(page.getByRole('heading', { level: 1, name: 'AI Coach' })).toBeVisible();
      await page.unroute('**/assets/*.js');
    });

    await test.step('a script that cannot be loaded gives a message and a way to try again', async () => {
      await page.route('**/assets/start-app-*.js', (route) => route.abort());
      await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'We couldn’t start the app' })).toBeVisible();
      await page.unroute('**/assets/start-app-*.js');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByText('Welcome back, Mara Lind.')).toBeVisible();
    });
  },
);
