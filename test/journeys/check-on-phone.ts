import type { Page } from '@playwright/test';
import type { Screen } from '../screens/screen.ts';
import { expect, test } from './journey.ts';
import { layoutProblems } from './layout-problems.ts';
import { primaryActions } from './primary-actions.ts';
import { desk } from './scene.ts';

export const narrow = { name: '320 px wide', width: 320, height: 640, text: '100%' };
/** Beside the open sidebar, a tablet leaves little more room than a phone. */
const tablet = { name: 'tablet', width: 768, height: 1024, text: '100%' };
const large = { name: '200% text', width: 390, height: 844, text: '200%' };

const setText = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Expects that a screen fits a narrow phone, large text and a tablet, and has at most one primary action. */
export const checkOnPhone = async (page: Page, screen: Screen): Promise<void> => {
  await test.step(`${screen.group}: ${screen.name}`, async () => {
    await page.setViewportSize(desk);
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(screen.at);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await screen.open?.(page);
    await page.locator('[class*="_bone_"], [aria-busy="true"]').first().waitFor({ state: 'detached' });
    for (const view of [tablet, narrow, large]) {
      await page.setViewportSize(view);
      await setText(page, view.text);
      const name = `${screen.group}: ${screen.name}, ${view.name}`;
      await expect
        .soft(async () => expect(await layoutProblems(page), name).toEqual([]))
        .toPass({ timeout: 5_000 });
    }
    if (screen.viewer !== 'visitor')
      expect
        .soft((await primaryActions(page)).length, `Primary actions of ${screen.name}`)
        .toBeLessThanOrEqual(1);
  });
};
