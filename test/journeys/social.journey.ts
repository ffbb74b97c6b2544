import type { Locator, Page } from '@playwright/test';
import { expect, signedInPerson, test, watch } from './journey.ts';

const zone = 'Europe/Berlin';
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const meals = (page: Page): Locator => region(page, 'Recent shared meals').getByRole('article');

const openFeed = async (page: Page): Promise<void> => {
  await page.goto('/social');
  await expect(page.getByRole('heading', { level: 1, name: 'Social Feed' })).toBeVisible();
  await expect(region(page, 'Friends').getByText(/^No friends yet/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing shared yet' })).toBeVisible();
};

const share = async (page: Page, meal: RegExp, caption: string): Promise<void> => {
  const card = region(page, 'Share a meal');
  await card.getByRole('radio', { name: meal }).check();
  await card.getByLabel('Caption (optional)').fill(caption);
  await card.getByRole('button', { name: 'Share meal' }).click();
  await expect(meals(page).filter({ hasText: caption })).toBeVisible();
};

// Two browsers, and cold starts of the functions.
test.describe.configure({ timeout: 240_000 });

test(
  'two users become friends, share and like a meal live, and a block ends the friendship',
  { tag: '@full' },
  async ({ page: ada, browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const ben = await context.newPage();
    const faults: string[] = [];
    watch(ben, faults);
    const [person, friend] = await Promise.all([
      signedInPerson(ada, 'Ada Byron'),
      signedInPerson(ben, 'Ben Okri'),
    ]);
    for (const food_name of ['Lentil soup', 'Apple'])
      await person.call('POST', '/api/food-entries', { food_name, calories: 420, time_zone: zone });
    await openFeed(ada);
    await openFeed(ben);

    await test.step('SOCIAL-03 SOCIAL-20 a request appears to its recipient and to no one before', async () => {
      await expect(region(ben, 'Friend requests')).toBeHidden();
      await ada.getByLabel('Friend’s email').fill(friend.email);
      await ada.getByRole('button', { name: 'Send request' }).click();
      await expect(ada.getByText('Waiting for a reply')).toBeVisible();
      await expect(region(ben, 'Friend requests').getByText('Ada Byron')).toBeVisible();
      await expect(ben.getByText('Ada Byron wants to be your friend')).toBeVisible();
    });

    await test.step('SOCIAL-11 SOCIAL-19 both users are listed as friends after the acceptance', async () => {
      await ben.getByRole('button', { name: 'Accept Ada Byron' }).click();
      await expect(region(ben, 'Friends').getByText('Ada Byron')).toBeVisible();
      await expect(region(ada, 'Friends').getByText('Ben Okri')).toBeVisible();
      await expect(ada.getByText('Waiting for a reply')).toBeHidden();
    });

    await test.step('SOCIAL-15 SOCIAL-21 a friend sees the shared meal with caption and values', async () => {
      await share(ada, /Lentil soup/, 'Better the second day');
      const shown = meals(ben);
      await expect(shown).toHaveCount(1);
      for (const part of ['Ada Byron', 'Better the second day', 'Lentil soup', '420 kcal'])
        await expect(shown).toContainText(part);
    });

    await test.step('SOCIAL-17 SOCIAL-23 a like appears for both users, and the same button removes it', async () => {
      const like = meals(ben).getByRole('button', { name: /^Like/ });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(meals(ada).getByText('1 like', { exact: true })).toBeVisible();
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect(meals(ada).getByText('0 likes', { exact: true })).toBeVisible();
    });

    await test.step('a blocked user disappears without notice, and later meals do not arrive', async () => {
      await ben.getByRole('button', { name: 'More options for Lentil soup by Ada Byron' }).click();
      await ben.getByRole('menuitem', { name: 'Block Ada Byron' }).click();
      await ben.getByRole('button', { name: 'Block', exact: true }).click();
      await expect(meals(ben)).toHaveCount(0);
      await expect(region(ben, 'Friends').getByText('Ada Byron')).toBeHidden();
      await share(ada, /Apple/, 'Crisp');
      await ben.reload();
      await expect(ben.getByRole('heading', { name: 'Nothing shared yet' })).toBeVisible();
    });
    expect(faults).toEqual([]);
    await context.close();
  },
);
