import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createApiUser } from '#test/support/api-user.ts';
import { expect, onlyInFull, openSession, origin, signUpHere, test } from './journey.ts';
import { desk, phone } from './scene.ts';

const MEAL = 'a bowl of porridge with a banana and a glimbowax';

const field = (page: Page) => page.getByRole('textbox', { name: 'Try it: what did you eat?' });
const plate = (page: Page) => page.getByRole('img', { name: /^Your meal: \d+ of 2,000 kilocalories/ });
const foods = (page: Page) => page.getByRole('list', { name: 'Foods' }).getByRole('listitem');

/** Types a meal on the front page and keeps it. */
const keepMeal = async (page: Page): Promise<void> => {
  await page.goto('/');
  await field(page).fill(MEAL);
  await expect(plate(page)).toBeVisible();
  await page.getByRole('link', { name: 'Keep this meal' }).click();
  await expect(page.getByText('The meal you kept becomes your first entry.')).toBeVisible();
};

const entries = (page: Page) => page.getByText('Oatmeal and banana', { exact: true });

test('a visitor types a meal on the front page and sees its foods on the plate, without a request to the API', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone);
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto('/');
  await page.waitForLoadState();
  expect(asked.filter(({ pathname }) => /live-plate|worker|\.foods$/.test(pathname))).toEqual([]);
  await field(page).fill(MEAL);
  await expect(foods(page)).toHaveCount(2);
  await expect(foods(page).first()).toContainText(/\d+ g/);
  await expect(foods(page).first().getByRole('link')).toHaveText(/^(USDA|FNDDS) \d+$/);
  await expect(page.getByText('Not recognized yet: glimbowax.').first()).toBeVisible();
  await expect(plate(page)).toBeVisible();
  const isForeign = ({ origin: from, protocol }: URL) => protocol.startsWith('http') && from !== baseURL;
  expect(asked.filter((url) => isForeign(url) || url.pathname.startsWith('/api/')).map(String)).toEqual([]);
});

for (const viewport of [phone, desk]) {
  test(
    `a visitor keeps a meal at ${viewport.width} px and finds it once as the first entry after signing up`,
    onlyInFull,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await keepMeal(page);
      await signUpHere(page, 'Nora Try');
      await expect(page.getByText('Food logged successfully!')).toBeVisible();
      await expect(page.getByRole('img', { name: /^[1-9]\d+ of 2,000/ })).toBeVisible();
      await page.reload();
      await expect(entries(page)).toHaveCount(1);
      await expect(page.getByRole('img', { name: /^[1-9]\d+ of 2,000/ })).toBeVisible();
    },
  );
}

test(
  'a visitor who signs in to an existing account is asked before the kept meal is logged',
  onlyInFull,
  async ({ page }) => {
    const user = await createApiUser(origin, 'Nora Try');
    await keepMeal(page);
    await openSession(page, user);
    await expect(page.getByRole('heading', { name: 'Add the meal you tried?' })).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add meal', exact: true }).click();
    await expect(entries(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entries(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Your plate is empty')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add the meal you tried?' })).toBeHidden();
  },
);

test(
  'the live plate works by keyboard, at 320 px, with text at 200 % and for a text about an emergency',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, name] of [
      ['/', 'Try it: what did you eat?'],
      ['/de', 'Probier es aus: Was hast du gegessen?'],
    ] as const) {
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await page.getByRole('textbox', { name }).focus();
      await page.keyboard.type('10 g Butter, zwei Bananen, Zorblax');
      await expect(page.locator('[data-try-rows] > li')).toHaveCount(2);
      const wide = await page.locator('form[data-try], form[data-try] *').evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth + 1,
          )
          .filter((part) => getComputedStyle(part).display !== 'inline' && part.localName !== 'input')
          .filter((part) => !part.classList.contains('visually-hidden'))
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(wide).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await field(page).fill(MEAL);
      await expect(plate(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).include('form[data-try]').analyze()).violations).toEqual([]);
      await field(page).fill('my kid swallowed a battery');
      await expect(page.getByRole('alert', { name: 'Get help' }).getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Keep this meal' })).toBeHidden();
      expect((await new AxeBuilder({ page }).include('form[data-try]').analyze()).violations).toEqual([]);
    }
    await page.goto('/');
    await field(page).fill('a pear');
    await field(page).press('Enter');
    await expect(plate(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Keep this meal' })).toBeFocused();
  },
);

test(
  'the live plate explains that the visitor is offline, and works once the network is back',
  onlyInFull,
  async ({ browser, baseURL }) => {
    // A context of its own has no cached files of the engine.
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForLoadState();
    await context.setOffline(true);
    await field(page).fill('a pear');
    await expect(
      page.getByText('You’re offline. Connect to the internet and try again.').first(),
    ).toBeVisible();
    await context.setOffline(false);
    await field(page).press('Enter');
    await expect(plate(page)).toBeVisible();
    await context.close();
  },
);
