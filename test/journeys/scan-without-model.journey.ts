import type { Page } from '@playwright/test';
import type { ApiUser } from '#test/support/api-user.ts';
import { brokenWords } from './broken-words.ts';
import { coveredButtons } from './covered-buttons.ts';
import { expectInReach } from './expect-in-reach.ts';
import { expect, onlyInFull, openTab, signedInPerson, test } from './journey.ts';

const picture = process.env.JOURNEY_PICTURE ?? '';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/**
 * Makes the product answer like one without a vision model. The photo is checked and stored as usual: a user who
 * declined gets an error after that, and only its code differs.
 */
const withoutModel = async (page: Page, user: ApiUser): Promise<void> => {
  await user.call('PUT', '/api/profile', { ai_consent: 'declined' });
  await page.route('**/api/photo-recognition', (route) =>
    route.fulfill({ json: { has_model: false, ai_consent: null } }),
  );
  await page.route('**/api/functions/analyze-food-image', async (route) => {
    const answer = await route.fetch();
    const error = (await answer.json()) as { code: string };
    expect(error.code).toBe('CONSENT_NEEDED');
    await route.fulfill({ status: 501, json: { ...error, code: 'VISION_NOT_CONFIGURED' } });
  });
};

/** Logs a food at this time of day on the last three days. */
const eatUsually = async (user: ApiUser, food_name: string): Promise<void> => {
  for (const days of [1, 2, 3]) {
    const logged_at = new Date(Date.now() - days * 86_400_000).toISOString();
    await user.call('POST', '/api/food-entries', {
      food_name,
      calories: 380,
      serving_size: '100 g',
      time_zone: 'Europe/Berlin',
      logged_at,
    });
  }
};

/** Opens the scan tab of a new user without a vision model, with a photo and its description. */
const describePhoto = async (page: Page, text: string): Promise<void> => {
  const user = await signedInPerson(page);
  await withoutModel(page, user);
  await openTab(page, 'Scan Food');
  await page.getByLabel('Photo of your meal').setInputFiles(picture);
  await page.getByLabel('Foods and amounts').fill(text);
};

test(
  'a photo without a model becomes a meal in four taps, one-handed: camera, photo, usual food, continue',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page);
    await eatUsually(user, 'Oats with milk');
    await withoutModel(page, user);
    await openTab(page, 'Scan Food');
    await expect(page.getByText('Foods in photos aren’t recognized here.', { exact: false })).toBeVisible();
    await expectInReach(page, page.getByRole('button', { name: 'Describe your meal' }));
    expect(await coveredButtons(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start Camera' }).tap();
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
    await page.getByRole('button', { name: 'Capture Photo' }).tap();

    await page.getByRole('button', { name: /^Oats with milk/ }).tap();
    const next = page.getByRole('button', { name: 'Continue' });
    await expectInReach(page, next);
    await expect.poll(() => coveredButtons(page)).toEqual([]);
    await next.tap();
    await expect(page.getByRole('heading', { name: 'Here’s your plate' })).toBeVisible();
    for (const width of [320, 390, 768, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const log = page.getByRole('main').getByRole('button', { name: 'Log Food', exact: true });
    await expectInReach(page, log);
    await log.tap();
    await expect(page.getByText('Food Logged!')).toBeVisible();
    const entry = page.getByRole('listitem').filter({ hasText: 'Snack' });
    await expect(entry.locator('img')).toBeVisible();
  },
);

test(
  'a photo described as several meals is previewed by meal and logged with one tap, one-handed',
  onlyInFull,
  async ({ page }) => {
    await describePhoto(
      page,
      'two eggs and toast for breakfast, chicken salad for lunch, yesterday for dinner cheese pizza',
    );
    await page.getByRole('button', { name: 'Find foods' }).tap();
    for (const [meal, food] of [
      ['Today, breakfast', /egg/i],
      ['Today, lunch', /salad/i],
      ['Yesterday, dinner', /pizza/i],
    ] as const)
      await expect(page.getByRole('region', { name: meal })).toContainText(food);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => coveredButtons(page)).toEqual([]);
    }
    const log = page.getByRole('main').getByRole('button', { name: 'Log Food', exact: true });
    await log.scrollIntoViewIfNeeded();
    await expectInReach(page, log);
    await log.tap();
    await expect(page.getByText('3 meals logged')).toBeVisible();
  },
);

test(
  'a reload in the middle keeps the photo and the typed text, to be finished from the diary',
  onlyInFull,
  async ({ page }) => {
    await describePhoto(page, '150 g cooked white rice');
    const drafts = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const open = indexedDB.open('platewise-offline');
            open.onsuccess = () => {
              const all = open.result.transaction('drafts').objectStore('drafts').getAll();
              all.onsuccess = () => {
                open.result.close();
                resolve((all.result as { text: string }[]).map(({ text }) => text));
              };
            };
          }),
      );
    await expect.poll(drafts).toEqual(['150 g cooked white rice']);
    await page.reload();
    const list = page.getByRole('region', { name: 'Photos to finish' });
    await expect(list.getByText('150 g cooked white rice')).toBeVisible();
    expect(await coveredButtons(page)).toEqual([]);
    await openTab(page, 'Diary');
    await list.getByRole('button', { name: /^Finish photo from/ }).tap();
    await expect(page.getByLabel('Foods and amounts')).toHaveValue('150 g cooked white rice');
    await page.getByRole('button', { name: 'Find foods' }).tap();
    await expect(page.getByRole('textbox', { name: /rice.*, g$/i })).toHaveValue('150');
    await page.getByRole('main').getByRole('button', { name: 'Log Food', exact: true }).tap();
    await expect(page.getByText('Food Logged!')).toBeVisible();
    await expect.poll(drafts).toEqual([]);
  },
);
