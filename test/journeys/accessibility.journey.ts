import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openTab, signedInPerson, test } from './journey.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join('; ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page can be read by everyone, on a phone and a desk, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/auth', '/nowhere']) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await violations(page), `${path} at ${size.width}`).toEqual([]);
      }
    }
    await page.setViewportSize(sizes[1]!);
    const user = await signedInPerson(page);
    await user.call('POST', '/api/food-entries', {
      food_name: 'Soup',
      calories: 300,
      time_zone: 'Europe/Berlin',
    });
    for (const tab of ['Log Food', 'Scan Food', 'Dashboard']) {
      await openTab(page, tab);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await violations(page), `${tab} at ${size.width}`).toEqual([]);
      }
    }
  });
}
