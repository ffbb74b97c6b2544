import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signedInPerson, test, onlyInFull } from './journey.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const marked = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
};

test(
  'the command palette opens by Ctrl+K and its button, finds pages and foods, and returns the focus',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedInPerson(page);

    await test.step('a page is found by a synonym and opens with its title focused', async () => {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('weigh');
      await expect(marked(page)).toHaveText(/^Weight/);
      await page.keyboard.press('Enter');
      await expect(title(page, 'Set New Goal')).toBeFocused();
      await expect(field(page)).toHaveCount(0);
    });

    await test.step('a food is found and opens in the log form', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('banana');
      await expect(marked(page)).toHaveText(/^Banana/);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(title(page, 'Log Food')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Food name' })).toHaveValue('Banana');
      await expect(page.getByLabel('Calories')).not.toHaveValue('');
    });

    await test.step('the theme changes, and the last choice is listed first', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('dark theme');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Control+k');
      const last = page.getByRole('group', { name: 'Recently used' }).getByRole('option');
      await expect(last).toContainText(['Weight']);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
    });

    await test.step('the palette opens by its button on a phone, fits the screen and returns the focus', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const opener = page.locator('header').getByRole('button', { name: 'Search', exact: true });
      await opener.click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('plan');
      await expect(marked(page)).toHaveText('Plan Tomorrow');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
  },
);
