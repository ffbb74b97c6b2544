import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newestMail } from '#test/support/api-user.ts';
import { expect, onlyInFull, origin, test } from './journey.ts';

/** Maximum taps from the front page to the first logged meal, beside the typed fields. */
const MAX_TAPS = 8;

/** Counts the taps of the user on every page that follows. Enter in a field is not a tap. */
const countTaps = async (page: Page) => {
  let taps = 0;
  await page.exposeFunction('countTap', () => (taps += 1));
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => isTrusted && detail > 0 && countTap(),
      true,
    );
  });
  return () => taps;
};

/** Goes from the front page to the first logged meal. Returns the taps. */
const logFirstMeal = async (page: Page): Promise<number> => {
  const taps = await countTaps(page);
  const email = `first-${randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Tracking Now' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible();
  await page.getByLabel('Full name').fill('Mara Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('plate-1234');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Code').fill((await newestMail(origin, email))?.code ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your plate is empty')).toBeVisible();

  const field = page.getByRole('textbox', { name: 'What did you eat?' });
  await field.click();
  await field.fill('two fried eggs and a slice of rye bread');
  await expect(page.getByRole('list', { name: 'Results' }).getByText('Fried egg')).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Food logged successfully!')).toBeVisible();
  await expect(page.getByText(/^\d+ kcal, [\d,]+ left\.$/)).toBeVisible();
  await expect(page.getByText('Your plate is empty')).toBeHidden();
  return taps();
};

for (const { width, colorScheme, size } of [
  { width: 390, colorScheme: 'dark', size: {} },
  { width: 1440, colorScheme: 'light', size: onlyInFull },
] as const) {
  test(
    `a visitor logs a first meal at ${width} px within ${MAX_TAPS} taps, and is asked questions only then`,
    size,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      const taps = await logFirstMeal(page);
      // Start, sign up, confirm, field, log.
      expect(taps).toBeGreaterThanOrEqual(5);
      expect(taps).toBeLessThanOrEqual(MAX_TAPS);
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await expect(page.getByRole('button', { name: 'Skip for now' })).toBeHidden();
    },
  );
}
