import type { Page } from '@playwright/test';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { withGrams } from '#shared/nutrition/values/totals.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, createApiUser } from '#test/support/api-user.ts';
import { expect, onlyInFull, openSession, openTab, origin, test } from './journey.ts';

const TIME_ZONE = 'Europe/Berlin';
const TEXT = '2 slices of rye bread and 3 boiled eggs';

test.use({ serviceWorkers: 'allow' });

interface Described {
  items: FoodItem[];
}

const describeOnServer = async (user: ApiUser, text: string): Promise<FoodItem[]> => {
  const { body } = await user.call('POST', '/api/foods/describe', { text });
  return (body as unknown as Described).items;
};

const caloriesOf = (items: readonly FoodItem[]): number =>
  Math.round(items.reduce((sum, { nutrients }) => sum + (nutrients.calories ?? 0), 0));

/** Logs a corrected weight, which the server learns as the usual portion. */
const teachWeight = async (user: ApiUser, text: string): Promise<void> => {
  const [item] = await describeOnServer(user, text);
  const heavier = withGrams(item!, item!.grams * 2);
  const { status } = await user.call('POST', '/api/food-entries', {
    food_name: text,
    ...heavier.nutrients,
    calories: Math.round(heavier.nutrients.calories ?? 0),
    meal_type: 'snack',
    time_zone: TIME_ZONE,
    items: [{ ...heavier, corrected: true }],
  });
  expect(status).toBe(201);
};

/** Waits until the service worker has cached the food table. */
const untilEngineIsCached = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const files = await (await caches.open('assets')).keys();
          return files.filter(({ url }) => /food-table|engine\.worker/.test(url)).length;
        }),
      { timeout: 60_000 },
    )
    .toBe(2);

test(
  'a meal is read while it is typed, looked up and logged without a network, and synced as the server reads it',
  onlyInFull,
  async ({ page, context }) => {
    const user = await createApiUser(origin, 'Mara Tunnel');
    await user.call('PUT', '/api/profile', { first_run: 'skipped' });
    await teachWeight(user, 'a slice of rye bread');
    const onServer = await describeOnServer(user, TEXT);
    expect(onServer.some(({ usual }) => usual)).toBe(true);
    const lookUps: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/foods/describe')) lookUps.push(request.url());
    });

    await openSession(page, user);
    await untilEngineIsCached(page);
    await openTab(page, 'Log Food');
    const form = page.getByRole('form', { name: 'Log Food' });
    const line = form.getByRole('status').filter({ hasText: /: about [\d,]+ kcal\./ });
    await form.getByLabel('Food name').fill(TEXT);
    await expect(line).toContainText(`about ${caloriesOf(onServer)} kcal`);
    expect(lookUps).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await openTab(page, 'Log Food');
    await form.getByLabel('Food name').fill(TEXT);
    await expect(line).toContainText(`about ${caloriesOf(onServer)} kcal`);
    await line.getByRole('button', { name: 'Look up' }).click();
    await expect(form.getByLabel('Calories')).toHaveValue(String(caloriesOf(onServer)));
    await form.getByRole('button', { name: 'Log Food' }).click();
    await expect(page.getByText('Saved on this device')).toBeVisible();

    await context.setOffline(false);
    const logged = async (): Promise<Pick<FoodItem, 'record_id' | 'grams'>[] | undefined> => {
      const { body } = await user.call('GET', `/api/diary/${localDateOf(new Date(), TIME_ZONE)}`);
      const { entries } = body as unknown as { entries: { food_name: string; items: FoodItem[] | null }[] };
      return entries
        .find(({ food_name }) => food_name === TEXT)
        ?.items?.map(({ record_id, grams }) => ({ record_id, grams }));
    };
    await expect.poll(logged).toEqual(onServer.map(({ record_id, grams }) => ({ record_id, grams })));
  },
);
