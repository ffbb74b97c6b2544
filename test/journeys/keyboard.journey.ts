import type { Page } from '@playwright/test';
import { createApiUser } from '#test/support/api-user.ts';
import { expect, origin, test, onlyInFull } from './journey.ts';

/** Returns the accessible name of the focused element; fails if the focus is not visible or does not move. */
const focused = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => document.activeElement !== document.body);
  const found = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { width, height } = element.getBoundingClientRect();
    const ringOf = (part: Element) => {
      const { outlineStyle, outlineWidth, borderTopColor } = getComputedStyle(part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 ? 'ring' : borderTopColor;
    };
    const field = element.closest('.mantine-Input-wrapper');
    // A stepper shows the focus ring around the whole control.
    const group = element.closest('[role="group"]');
    const hasRing = ringOf(element) === 'ring' || (group !== null && ringOf(group) === 'ring');
    // Mantine's fields show the focus with their border; titles are only focused to be read.
    const isSeen = hasRing || field !== null || element.tabIndex < 0;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.ariaLabel ?? label ?? element.textContent ?? '';
    return { name: name.trim().replace(/\s*\*$/, ''), isSeen: width > 0 && height > 0 && isSeen };
  });
  expect(found.isSeen, `the focus on '${found.name}' can be seen`).toBe(true);
  return found.name;
};

/** Presses Tab until an element with this name has the focus. */
const tabTo = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    passed.push(now);
  }
  throw new Error(`Tab does not reach ${String(name)}: ${passed.join(' | ')}`);
};
const press = async (page: Page, name: string | RegExp, key = 'Enter'): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'a keyboard user signs in, looks up and logs, deletes and undoes, uses menus, tabs and sidebar, and signs out',
  onlyInFull,
  async ({ page }) => {
    const user = await createApiUser(origin, 'Mara Lind');
    await user.call('PUT', '/api/profile', { first_run: 'skipped' });
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await tabTo(page, 'Email');
    await page.keyboard.type(user.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await expect(title(page, 'Dashboard')).toBeFocused();

    await test.step('the first focus stop of a page skips the navigation', async () => {
      await page.reload();
      await expect(title(page, 'Dashboard')).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Skip to content');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Toggle sidebar');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(title(page, 'Dashboard')).toBeFocused();
    });

    await test.step('a meal is looked up and logged', async () => {
      await page.reload();
      await expect(title(page, 'Dashboard')).toBeVisible();
      await press(page, 'Log Food');
      await expect(title(page, 'Log Food')).toBeFocused();
      await tabTo(page, 'Food name');
      await page.keyboard.type('two boiled eggs');
      await press(page, 'AI Lookup');
      await expect(page.getByText('Nutrition data found!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'AI Lookup' })).toBeFocused();
      await press(page, 'Log Food');
      await expect(page.getByText('Food logged successfully!')).toBeVisible();
      await focused(page);
    });

    await test.step('a reload reopens the tab, the URL opens the dashboard, and deleting an entry can be undone', async () => {
      await page.reload();
      await expect(title(page, 'Log Food')).toBeVisible();
      await page.goto('/dashboard');
      await expect(title(page, 'Dashboard')).toBeVisible();
      await press(page, /^Delete two boiled eggs/i);
      await expect(page.getByText('Entry deleted')).toBeVisible();
      await focused(page);
      await press(page, 'Undo');
      await expect(page.getByRole('button', { name: /^Delete two boiled eggs/i })).toBeVisible();
      await focused(page);
    });

    await test.step('the menu of all features opens with the focus in its search, closes, and returns the focus', async () => {
      await page.reload();
      await expect(title(page, 'Dashboard')).toBeVisible();
      await press(page, 'All Features');
      const search = page.getByRole('searchbox', { name: 'Search features' });
      await expect(search).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'All Features' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(search).toBeFocused();
      await page.keyboard.type('saved meals');
      await page.keyboard.press('Enter');
      await expect(title(page, 'Log Food')).toBeFocused();
      await page.goBack();
    });

    await test.step('the sidebar collapses and expands', async () => {
      await page.keyboard.press('Control+b');
      const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await tabTo(page, 'Toggle sidebar', 'Shift+Tab');
      await page.keyboard.press('Space');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });

    await press(page, 'Sign Out');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Signed out successfully')).toBeVisible();
  },
);
