import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { diaryRoutes } from '#shared/diary/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { failure } from '#test/support/scripted-api.ts';
import { resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';
import { openDiary } from './open-diary.tsx';

beforeEach(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  resetSession();
});
afterEach(() => vi.useRealTimers());
afterAll(resetSession);

const basic: SubscriptionStatus = { ...noSubscription, subscribed: true, subscription_tier: 'basic' };
const photo = (food_name: string, local_date: string, id: number): FoodEntry =>
  aFoodEntry({ food_name, local_date, image_url: `https://photos.example/month-${id}?signed=1` }, id);
const curry = photo('Lentil curry', '2026-11-18', 1);
const waffles = photo('Waffles', '2026-11-20', 2);
const stew = photo('Bean stew', '2026-10-02', 3);

const open = async (status: SubscriptionStatus, today: FoodEntry[] = []) => {
  signIn();
  setSubscription(status);
  const view = openDiary([aDiaryDay(today)]);
  view.api.on(billingRoutes.checkSubscription, () => status);
  view.api.on(diaryRoutes.photos, ({ path }) => {
    const month = path.split('/').at(-1)!;
    return { month, entries: [curry, waffles, stew].filter((each) => each.local_date.startsWith(month)) };
  });
  const show = async () => view.user.click(await screen.findByRole('radio', { name: 'Photos' }));
  return { ...view, show };
};

describe('The photo diary', () => {
  it('D18 shows the photos of a month by day, newest day first, with a text for each', async () => {
    const { show } = await open(basic);
    await show();
    const today = await screen.findByRole('region', { name: 'Today, Nov 20' });
    const image = within(today).getByRole('img', { name: 'Photo of Waffles' });
    expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual([waffles.image_url, 'lazy']);
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Today, Nov 20', 'Wed, Nov 18']);
  });

  it('steps to earlier months, but not beyond the current one', async () => {
    const { api, show, click } = await open(basic);
    await show();
    await screen.findByText('Lentil curry');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    await click('Previous month');
    expect(await screen.findByText('Bean stew')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeDefined();
    await click('Previous month');
    expect(await screen.findByText('No photos in this month')).toBeDefined();
    await click('Next month');
    expect(await screen.findByText('Bean stew')).toBeDefined();
    const months = api.sentTo(diaryRoutes.photos).map(({ path }) => path.split('/').at(-1));
    expect(months.slice(0, 3)).toEqual(['2026-11', '2026-10', '2026-09']);
  });

  it('opens the entry of a photo', async () => {
    const { show, user } = await open(basic);
    await show();
    await user.click(await screen.findByRole('button', { name: /Lentil curry/ }));
    expect(await screen.findByDisplayValue('Lentil curry')).toBeDefined();
  });

  it('refetches the month when the address of a photo has expired', async () => {
    const { api, show } = await open(basic);
    await show();
    const image = await screen.findByRole('img', { name: 'Photo of Lentil curry' });
    const renewed = { ...curry, image_url: 'https://photos.example/month-1?signed=2' };
    api.on(diaryRoutes.photos, () => ({ month: '2026-11', entries: [renewed] }));
    fireEvent.error(image);
    const after = await screen.findByRole('img', { name: 'Photo of Lentil curry' });
    expect(after.getAttribute('src')).toBe(renewed.image_url);
  });

  it('shows a failure and tries again, and says when photos are not available offline', async () => {
    const { api, show, click } = await open(basic);
    api.on(diaryRoutes.photos, () => failure('INTERNAL'));
    await show();
    expect(await screen.findByText('We couldn’t load your photos')).toBeDefined();
    api.on(diaryRoutes.photos, () => Promise.reject(new TypeError('network')));
    await click('Retry');
    expect(await screen.findByText('These photos aren’t available offline')).toBeDefined();
    api.on(diaryRoutes.photos, () => ({ month: '2026-11', entries: [curry] }));
    await click('Retry');
    expect(await screen.findByText('Lentil curry')).toBeDefined();
  });

  it.each([
    ['an example, labeled as one', [], 'Sample'],
    ['the photos of the open day', [waffles], 'Preview from your data'],
  ])('the photo diary is locked on the free plan, with %s', async (_, today, label) => {
    const { api, show } = await open(noSubscription, today);
    await show();
    expect(await screen.findByText(label)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Included in Basic' })).toBeDefined();
    expect(api.sentTo(diaryRoutes.photos)).toEqual([]);
  });
});
