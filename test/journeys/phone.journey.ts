import { isFull } from '#test/support/full-size.ts';
import { dialogScreens } from '../screens/dialog-screens.ts';
import { pageScreens } from '../screens/page-screens.ts';
import type { Screen } from '../screens/screen.ts';
import { openViewer } from '../screens/viewers.ts';
import { checkOnPhone, narrow } from './check-on-phone.ts';
import { expect, onlyInFull, openTab, origin, signedInPerson, test, watch } from './journey.ts';
import { button } from './scene.ts';

/** Screens with loaded data: those that load or fail show the same frames. */
const loaded = [...pageScreens, ...dialogScreens].filter(({ data }) => data === undefined);

/** Screens that every run checks: the most used ones, and one of each kind of layout. */
const everyDay = new Set(['Landing page', 'auth', 'Dashboard', 'Log Food', 'Diary']);
const isOfEveryDay = ({ group, name }: Screen): boolean =>
  (group === 'Public pages' || group === 'Full') && everyDay.has(name);

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
      for (const screen of screens) await checkOnPhone(page, screen);
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
      await checkOnPhone(page, { ...screen, group: 'A day of 10,518 kcal' });
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
