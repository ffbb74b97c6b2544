import type { Page } from '@playwright/test';
import { isFull } from '#test/support/full-size.ts';
import { dialogScreens } from '../screens/dialog-screens.ts';
import { pageScreens } from '../screens/page-screens.ts';
import type { Screen } from '../screens/screen.ts';
import { openViewer } from '../screens/viewers.ts';
import { expect, onlyInFull, openTab, origin, signedInPerson, test, watch } from './journey.ts';
import { layoutProblems } from './layout-problems.ts';
import { primaryActions } from './primary-actions.ts';
import { button, desk } from './scene.ts';

const narrow = { name: '320 px wide', width: 320, height: 640, text: '100%' };
const large = { name: '200% text', width: 390, height: 844, text: '200%' };

/** Screens with loaded data: those that load or fail show the same frames. */
const loaded = [...pageScreens, ...dialogScreens].filter(({ data }) => data === undefined);

/** Screens that every run checks: the most used ones, and one of each kind of layout. */
const everyDay = new Set(['Landing page', 'auth', 'Dashboard', 'Log Food', 'Diary', 'Profile', 'AI Agents']);
const isOfEveryDay = ({ group, name }: Screen): boolean =>
  (group === 'Public pages' || group === 'Full') && everyDay.has(name);

const setText = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

const check = async (page: Page, screen: Screen): Promise<void> => {
  await test.step(`${screen.group}: ${screen.name}`, async () => {
    await page.setViewportSize(desk);
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(screen.at);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await screen.open?.(page);
    await page.locator('[class*="_bone_"], [aria-busy="true"]').first().waitFor({ state: 'detached' });
    for (const view of [narrow, large]) {
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

test.describe('Every screen fits a narrow phone and large text', () => {
  test.describe.configure({ mode: 'parallel', timeout: isFull ? 1_200_000 : 300_000 });

  const chosen = isFull ? loaded : loaded.filter(isOfEveryDay);
  for (const [viewer, screens] of Map.groupBy(chosen, (screen) => screen.viewer))
    test(`screens of the viewer “${viewer}” fit without overlap, cut text and sideways scrolling`, async ({
      browser,
    }) => {
      const dataDir = process.env.JOURNEY_DATA ?? '';
      const { page, context } = await openViewer(viewer, { browser, origin, dataDir });
      const faults: string[] = [];
      watch(page, faults);
      for (const screen of screens) await check(page, screen);
      await context.close();
      expect(faults).toEqual([]);
    });
});

/** Screens that show the totals of a day. */
const withTotals = new Set([
  'Dashboard',
  'Log Food',
  'Diary',
  'AI Assistant',
  'Smart Insights',
  'Health Check',
]);

test(
  'a day of 10,518 kcal fits the cards of a narrow phone and of large text',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page);
    for (const meal_type of ['breakfast', 'lunch', 'dinner'])
      await user.call('POST', '/api/food-entries', {
        food_name: 'Wedding buffet with everything',
        calories: 3506,
        protein: 214.5,
        carbs: 1302.4,
        fat: 128.6,
        meal_type,
        time_zone: 'Europe/Berlin',
      });
    const screens = pageScreens.filter(({ group, name }) => group === 'Empty' && withTotals.has(name));
    for (const screen of screens) {
      await check(page, { ...screen, group: 'A day of 10,518 kcal' });
      if (screen.name === 'Dashboard') await expect(page.getByText('10,518').first()).toBeVisible();
    }
  },
);

test(
  'a toast with three lines covers neither the title nor a field of a phone',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page);
    await page.route('**/api/functions/generate-insights', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await openTab(page, 'Smart Insights');
    await page.setViewportSize(narrow);
    const toast = page.getByRole('alert').filter({ hasText: 'Unable to load insights' });
    await expect(toast).toBeVisible();
    const { y, height } = (await toast.boundingBox())!;
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(title.y + 2);
    await expect(button(page, 'Retry')).toBeVisible();
  },
);
