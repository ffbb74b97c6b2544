import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { localDateOf } from '#shared/time/local-date.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { createApiUser } from '#test/support/api-user.ts';
import { expect, openSession, openTab, origin, test, watch, onlyInFull } from './journey.ts';
import { desk, phone } from './scene.ts';
import { copyFirst, waitingIn } from './waiting-in-browser.ts';
import { isFull } from '#test/support/full-size.ts';

const ENTRIES_EACH = isFull ? 500 : 10;
const options = {
  baseURL: origin,
  serviceWorkers: 'allow',
  locale: 'en-US',
  timezoneId: 'Europe/Berlin',
} as const;

test.use({ serviceWorkers: 'allow' });

/** Opens a signed-in tab and waits until the app can start offline. */
const openReady = async (context: BrowserContext, user: ApiUser): Promise<Page> => {
  const page = await context.newPage();
  await openSession(page, user);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
};

const log = async (page: Page, name: string, calories: number): Promise<void> => {
  const form = page.getByRole('form', { name: 'Log Food' });
  await form.getByLabel('Food name').fill(name);
  await form.getByLabel('Calories').fill(String(calories));
  await form.getByRole('button', { name: 'Log Food' }).click();
  await expect(form.getByLabel('Food name')).toHaveValue('');
};

const looks = [
  { size: phone, colorScheme: 'dark' },
  { size: desk, colorScheme: 'light' },
] as const;

/** Checks the page with axe, in dark mode on a phone and in light mode on a desktop. */
const isAccessible = async (page: Page): Promise<void> => {
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations, colorScheme).toEqual([]);
  }
};

interface Logged {
  id: string;
  food_name: string;
  calories: number;
}

const diaryOf = async (user: ApiUser): Promise<Logged[]> => {
  const day = localDateOf(new Date(), options.timezoneId);
  const answer = await user.call('GET', `/api/diary/${day}`);
  return (answer.body as unknown as { entries: Logged[] }).entries;
};

/** Loses responses after the server has written the entries. */
const loseAnswers = async (context: BrowserContext, everyNth: number): Promise<() => number> => {
  let sent = 0;
  let lost = 0;
  await context.route('**/api/food-entries', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent % everyNth !== 3) return route.continue();
    await route.fetch();
    lost += 1;
    return route.abort('connectionfailed');
  });
  return () => lost;
};

/** Number of entries typed before the page is closed and after it is reopened; the others are copies of the first. */
const TYPED = 2;

/** Logs offline, closes the page halfway, and reopens the app, still offline. */
const logOffline = async (context: BrowserContext, first: Page, who: string): Promise<Page> => {
  await openTab(first, 'Log Food');
  await context.setOffline(true);
  const half = ENTRIES_EACH - TYPED;
  for (let index = 0; index < TYPED; index += 1) await log(first, `${who} ${index}`, 100 + index);
  await copyFirst(first, who, TYPED, half);
  await first.close();
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByText('You’re seeing saved data.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${half} entries to sync` })).toBeVisible();
  await openTab(page, 'Log Food');
  for (let index = half; index < ENTRIES_EACH; index += 1) await log(page, `${who} ${index}`, 100 + index);
  return page;
};

const comeBack = async (context: BrowserContext, page: Page): Promise<void> => {
  expect(await waitingIn(page)).toBe(ENTRIES_EACH);
  await context.setOffline(false);
  await openTab(page, 'Dashboard');
  // A lost response is retried after a delay, which ends when the network returns.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await waitingIn(page)).toBe(0);
  }).toPass({ intervals: [300], timeout: isFull ? 900_000 : 60_000 });
  await expect(page.getByRole('heading', { name: /entr(y|ies) to sync$/ })).toHaveCount(0);
};

test(
  `${2 * ENTRIES_EACH} entries logged offline in two browsers are sent once and in order despite lost responses`,
  onlyInFull,
  async ({ browser }) => {
    test.setTimeout(isFull ? 1_800_000 : 120_000);
    const user = await createApiUser(origin, 'Mara Offline');
    await user.call('PUT', '/api/profile', { first_run: 'skipped' });
    const faults: string[] = [];
    await Promise.all(
      ['Anna', 'Bert'].map(async (who) => {
        const context = await browser.newContext(options);
        context.on('page', (page) => watch(page, faults));
        const page = await openReady(context, user);
        const lost = await loseAnswers(context, Math.floor(ENTRIES_EACH / 2));
        const opened = await logOffline(context, page, who);
        await comeBack(context, opened);
        expect(lost()).toBeGreaterThan(0);
        await context.close();
      }),
    );
    const entries = await diaryOf(user);
    expect(entries).toHaveLength(2 * ENTRIES_EACH);
    for (const who of ['Anna', 'Bert']) {
      const theirs = entries
        .filter(({ food_name }) => food_name.startsWith(who))
        .sort((one, other) => one.id.localeCompare(other.id));
      expect(theirs.map(({ food_name, calories }) => [food_name, calories])).toEqual(
        Array.from({ length: ENTRIES_EACH }, (_, index) => [`${who} ${index}`, 100 + index]),
      );
    }
    expect(faults).toEqual([]);
  },
);

test(
  'queued entries can be edited and deleted, are hidden from other users and need confirmation before sign-out',
  onlyInFull,
  async ({ context }) => {
    test.setTimeout(240_000);
    const user = await createApiUser(origin, 'Mara Waits');
    const other = await createApiUser(origin, 'Otto Other');
    for (const each of [user, other]) await each.call('PUT', '/api/profile', { first_run: 'skipped' });
    const page = await openReady(context, user);
    await openTab(page, 'Log Food');
    await context.setOffline(true);
    await log(page, 'Soup', 300);
    await log(page, 'Cake', 900);
    await log(page, 'Pear', 60);
    await openTab(page, 'Diary');
    const card = page.getByRole('region', { name: /entr(y|ies) to sync$/ });
    await expect(card.getByText('Waiting')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'This day isn’t available offline' })).toBeVisible();
    await isAccessible(page);
    await card.getByRole('button', { name: 'Remove Cake' }).click();
    await page.getByRole('button', { name: 'Edit Soup' }).click();
    const form = page.getByRole('form', { name: 'Edit unsynced entry' });
    await isAccessible(page);
    await form.getByLabel('Calories').fill('320');
    await form.getByRole('button', { name: 'Save' }).click();

    await card.getByRole('button', { name: 'Remove Pear' }).click();
    const told = page.getByRole('status').filter({ hasText: 'Pear' });
    await told.getByRole('button', { name: 'Undo' }).click();

    await openTab(page, 'Sign Out');
    await page.getByRole('dialog').waitFor();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('heading', { name: '2 entries to sync' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /to sync/ })).toHaveCount(0);
    expect((await diaryOf(user)).map(({ food_name, calories }) => [food_name, calories])).toEqual([
      ['Soup', 320],
      ['Pear', 60],
    ]);

    await context.setOffline(true);
    await openTab(page, 'Log Food');
    await log(page, 'Secret', 1);
    await openTab(page, 'Sign Out');
    await page.getByRole('button', { name: 'Sign out and delete' }).click();
    // The page may be navigating to the front page.
    const tokens = () => Object.keys(localStorage).filter((key) => key.endsWith('Token'));
    await expect.poll(() => page.evaluate(tokens).catch(() => null)).toEqual([]);
    await context.setOffline(false);
    await openSession(page, other);
    await expect(page.getByText('Secret')).toHaveCount(0);
    expect(await diaryOf(other)).toEqual([]);
    expect(await diaryOf(user)).toHaveLength(2);
  },
);

test('a full browser storage is reported, and typed text remains', onlyInFull, async ({ page, context }) => {
  const user = await createApiUser(origin, 'Mara Full');
  await user.call('PUT', '/api/profile', { first_run: 'skipped' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await openSession(page, user);
  await openTab(page, 'Log Food');
  const form = page.getByRole('form', { name: 'Log Food' });
  await form.getByLabel('Food name').fill('Soup');
  await form.getByLabel('Calories').fill('200');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Log Food' }).click();
  await expect(page.getByText(/Your device is out of storage/)).toBeVisible();
  await expect(form.getByLabel('Food name')).toHaveValue('Soup');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Log Food' }).click();
  await expect.poll(async () => (await diaryOf(user)).map(({ food_name }) => food_name)).toEqual(['Soup']);
});
