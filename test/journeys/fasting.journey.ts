import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openSession, openTab, origin, onlyInFull, signedInPerson, test } from './journey.ts';
import { desk, phone } from './scene.ts';

const isAccessible = async (page: Page): Promise<void> => {
  for (const [size, colorScheme] of [
    [phone, 'dark'],
    [desk, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations, colorScheme).toEqual([]);
  }
};

const HOUR_MS = 3_600_000;

test(
  'A fast is started in one window and ended in another, corrected, deleted and restored',
  onlyInFull,
  async ({ page, browser }) => {
    const user = await signedInPerson(page);
    await user.call('PUT', '/api/profile', { language: 'en' });
    await openTab(page, 'Fasting Timer');
    await page.getByText('16:8').click();
    await page.getByRole('button', { name: 'Start fast' }).click();
    await expect(page.getByText(/1[56] h \d+ min left/)).toBeVisible();

    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
    });
    const second = await context.newPage();
    await openSession(second, user);
    await second.evaluate(() => localStorage.setItem('platewise-language', 'de'));
    await second.goto('/dashboard?tab=fasting');
    await expect(second.getByText('Du fastest', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Edit start' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit fast' });
    const earlier = await page.evaluate((hours) => {
      const at = new Date(Date.now() - hours);
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    }, 3 * HOUR_MS);
    await dialog.getByLabel('Start').fill(earlier);
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText(/Noch 12 h 5\d min/)).toBeVisible();

    await second.getByRole('button', { name: 'Fasten beenden' }).click();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText(/3 h \d min/)).toBeVisible();
    await isAccessible(page);
    await history.getByRole('button', { name: /^Delete the fast/ }).click();
    await expect(history.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await context.close();
  },
);

test(
  'A user at risk is not offered the fasting timer, and a direct link says how to reach a person',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page);
    await user.call('PUT', '/api/profile', { age: 16 });
    await page.goto('/dashboard?tab=fasting');
    await expect(page.getByText(/Before 18, your body needs regular meals/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'write to us' })).toBeVisible();
    await page.getByRole('button', { name: 'More tools' }).click();
    await expect(page.getByRole('button', { name: 'AI Agents', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fasting Timer', exact: true })).toHaveCount(0);
    await isAccessible(page);
  },
);
